import type { RootStore } from '../stores/RootStore.ts';

type Asked = Pick<RootStore, 'modal' | 'submit'>;

/**
 * A page restored from the browser's cache works as it is. Only one that has sent an order, or was
 * sending it, reloads: the server knows the outcome, and whether the browser still belongs to the
 * person who ordered.
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
