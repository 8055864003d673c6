import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Flows } from '../flows/Flows.ts';
import { FlowsContext } from '../flows/FlowsContext.ts';
import { chosenPlan } from '../flows/social/chosenPlan.ts';
import { endReturn } from '../flows/social/endReturn.ts';
import { forgetPerson } from '../flows/social/forgetPerson.ts';
import { keepPlan } from '../flows/social/keptPlan.ts';
import { createHttp } from '../providers/calls/http.ts';
import { createStorage } from '../providers/storage/createStorage.ts';
import { timeZone } from '../providers/timeZone.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { StoresContext } from '../stores/StoresContext.ts';
import { SocialSignUp } from '../widgets/social-sign-up/SocialSignUp.tsx';
import { pressAgain } from './earlyPress.ts';

const FORGET_TIMEOUT_MS = 10_000;

/**
 * Takes the social buttons over, which the page's own script keeps as they came, and ends a return
 * from a provider. Without it the links still work, and the server's state has what was chosen.
 */
export function lateSocial(place: Element, stores: RootStore, flows: Flows): void {
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
  const said = endReturn(stores, keeping, {
    href: location.href,
    replace: (href) => history.replaceState(history.state, '', href),
  });
  hydrateRoot(
    place,
    <StoresContext value={stores}>
      <FlowsContext value={flows}>
        <SocialSignUp
          timeZone={timeZone()}
          onLeave={() => keepPlan(keeping, chosenPlan(plan))}
          onForget={() => void forgetPerson(stores, anew)}
          hasFailed={said?.success === false}
        />
        <EarlyPress place={place} />
      </FlowsContext>
    </StoresContext>,
  );
}

/** A text to be agreed to that was pressed too early opens; a link has left the page by itself. */
function EarlyPress({ place }: { readonly place: Element }) {
  useEffect(() => pressAgain(place), [place]);
  return null;
}
