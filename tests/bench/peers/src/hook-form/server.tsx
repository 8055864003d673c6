import { renderToString } from 'react-dom/server';
import { HookForm } from './HookForm.tsx';

export function renderMarkup(): string {
  return renderToString(<HookForm />);
}
