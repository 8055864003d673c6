import { createRoot } from 'react-dom/client';
import type { RootStore } from '../stores/RootStore.ts';
import { ConnectionNote } from './ConnectionNote.tsx';

/** Puts the note on the connection at the page's end. */
export function mountConnectionNote(page: Document, { texts }: Pick<RootStore, 'texts'>): void {
  const place = page.createElement('div');
  // Marks a part that the server does not send and that nothing waits for.
  place.dataset['late'] = 'connection';
  page.body.append(place);
  createRoot(place).render(<ConnectionNote texts={texts} />);
}
