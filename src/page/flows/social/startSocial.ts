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

/** What the browser adds to the social buttons. */
export interface SocialInBrowser {
  readonly timeZone: string;
  /** Called when the visitor is about to leave through a button. */
  readonly onLeave: () => void;
  /** Called when the visitor is not the person that a provider named. */
  readonly onForget: () => void;
}

/** Ends a return from a provider, and says what the buttons can do now. */
export function startSocial(stores: RootStore): SocialInBrowser {
  const { plan, config } = stores;
  const keeping = {
    storage: createStorage(() => localStorage),
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
    // A browser may refuse it: the state stays in the address.
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
