import { renderToString } from 'react-dom/server';
import { FormischForm } from './FormischForm.tsx';

export function renderMarkup(): string {
  return renderToString(<FormischForm />);
}
