import { isShownAgain } from '../../providers/isShownAgain.ts';
import { onLeave } from '../../providers/onLeave.ts';
import { createStorage } from '../../providers/storage/createStorage.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { keepUpgrade } from './keepUpgrade.ts';

/** Keeps the choices of an upgrade in this tab. */
export function startUpgradeKeeping(stores: RootStore): void {
  keepUpgrade({
    stores,
    storage: createStorage(() => sessionStorage),
    isShownAgain: isShownAgain(performance),
    onLeave: (listener) => onLeave(document, listener),
    report: (cause) => reportError(cause),
  });
}
