import { createHttp } from '../../providers/calls/http.ts';
import { quietly } from '../../providers/quietly.ts';
import { createStorage } from '../../providers/storage/createStorage.ts';
import { timeZone } from '../../providers/timeZone.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { chosenPlan } from './chosenPlan.ts';
import { endReturn } from './endReturn.ts';
import { forgetPerson } from './forgetPerson.ts';
import { keepPlan } from './keptPlan.ts';

const FORGET_TIMEOUT_MS = 10_000;

/** What the social buttons need from the browser. */
export interface SocialInBrowser {
  readonly timeZone: string;
  /** Called before the visitor leaves through a button. */
  readonly onLeave: () => void;
  /** Called when the visitor is not the person named by the provider. */
  readonly onForget: () => void;
}

/** Ends a return from a provider, and returns what the buttons need. */
export function startSocial(stores: RootStore): SocialInBrowser {
  const { plan, config } = stores;
  const keeping = {
    storage: createStorage(() => localStorage),
    tab: createStorage(() => sessionStorage),
    now: () => Date.now(),
    signupType: config.social.signupType,
  };
  const anew = {
    http: createHttp({
      fetch: (...args) => fetch(...args),
      isOnline: () => navigator.onLine,
      timeoutMs: FORGET_TIMEOUT_MS,
    }),
    reload: () => location.reload(),
  };
  endReturn(stores, keeping, {
    href: location.href,
    // The browser may refuse; then the state stays in the address.
    replace: (href) =>
      quietly(
        () => history.replaceState(history.state, '', href),
        (cause) => reportError(cause),
      ),
  });
  return {
    timeZone: timeZone(),
    onLeave: () => keepPlan(keeping, chosenPlan(plan)),
    onForget: () => void forgetPerson(stores, anew),
  };
}
