import { createRoot } from 'react-dom/client';
import type { RootStore } from '../stores/RootStore.ts';
import { ConnectionNote } from './ConnectionNote.tsx';

/** Adds the connection note to the end of the page. */
export function mountConnectionNote(page: Document, { texts }: Pick<RootStore, 'texts'>): void {
  const place = page.createElement('div');
  // Marks a part that is not in the server's HTML and that nothing waits for.
  place.dataset['late'] = 'connection';
  page.body.append(place);
  createRoot(place).render(<ConnectionNote texts={texts} />);
}
