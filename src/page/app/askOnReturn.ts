import type { RootStore } from '../stores/RootStore.ts';

type Asked = Pick<RootStore, 'modal' | 'submit'>;

/**
 * A page that the browser kept as it was left is whole. Only one that has sent an order, or was
 * sending it, is loaded anew when it comes back: the server knows what came of it, and whether the
 * browser still belongs to the person who ordered.
 */
export function askOnReturn(page: Window, stores: Asked, reload: () => void): void {
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasSent(stores)) reload();
  });
}

function hasSent({ modal, submit }: Asked): boolean {
  const isTold = modal.view === 'success' || modal.view === 'checking';
  return isTold || submit.progress !== 'notInProgress';
}
