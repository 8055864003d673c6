import type { EarlyProviders } from '../providers/createEarlyProviders.ts';
import type { RootStore } from '../stores/RootStore.ts';
import type { Flows } from './Flows.ts';
import { createPhoneFlows } from './fields/createPhoneFlows.ts';
import { guardFlow } from './guardFlow.ts';
import { loadOnce } from './loadOnce.ts';

/** What a page has before its flows are loaded. */
export interface EarlyPage {
  readonly stores: RootStore;
  readonly providers: EarlyProviders;
}

/**
 * Creates the flows of a page that loads the code of its calls once it can be used. Fields are
 * checked at once. A press waits for that code; if it fails to load, the page says so, and the
 * visitor can press again.
 */
export function createLateFlows(
  { stores, providers }: EarlyPage,
  load: () => Promise<Flows>,
): Flows {
  const { contact, modal, submit, terms, activation, texts } = stores;
  const phone = createPhoneFlows({ stores, providers });
  /** The real flows, once loaded. */
  let flows: Flows | null = null;
  const loadFlows = loadOnce(async () => {
    flows = await load();
    return flows;
  });

  /** Continues with the real flows. If they fail to load, `sayMissing` tells the visitor. */
  async function goOn(
    start: (flows: Flows) => Promise<void> | void,
    sayMissing: () => void = () => undefined,
  ): Promise<void> {
    const loaded = flows ?? (await loadFlows().catch(missing));
    await start(loaded);

    function missing(cause: unknown): never {
      sayMissing();
      throw cause;
    }
  }

  function guarded<Args extends unknown[]>(flow: (...args: Args) => Promise<void>) {
    return guardFlow(flow, providers.report);
  }

  async function submitLate(): Promise<void> {
    if (submit.progress !== 'notInProgress') return;
    submit.start();
    await goOn(
      (loaded) => {
        submit.end('notInProgress');
        return loaded.submit();
      },
      () => {
        submit.end('notInProgress');
        modal.openFailure({ heading: texts.signupErrorHeader, text: texts.partFailed });
      },
    );
  }

  /** Uses an activation link, or requests a new one. */
  function byLink(start: (flows: Flows) => Promise<void>): () => Promise<void> {
    return guarded(() => goOn(start, () => activation.end(false)));
  }

  const captchaExpired = guarded(() => goOn((loaded) => loaded.captchaExpired()));

  return {
    submit: guarded(() => flows?.submit() ?? submitLate()),

    emailBlurred: guarded(async () => {
      const { email } = contact;
      email.checkOnBlur();
      const { value } = email;
      // If the visitor has continued typing, the address is not finished.
      await goOn((loaded) => (email.value === value ? loaded.emailBlurred() : undefined));
    }),

    phoneShown: guarded(phone.phoneShown),
    phoneFocused: guarded(phone.phoneFocused),
    phoneChanged: guarded(phone.phoneChanged),
    phoneBlurred: guarded(phone.phoneBlurred),
    phoneCountryChosen: guarded(phone.phoneCountryChosen),
    phoneCodeFilled: guarded(phone.phoneCodeFilled),

    captchaShown: guarded((element) => goOn((loaded) => loaded.captchaShown(element))),
    captchaTicked: guarded((token) => goOn((loaded) => loaded.captchaTicked(token))),
    captchaExpired: () => void captchaExpired(),

    openTerms: guarded(async (view) => {
      modal.openTerms(view);
      await goOn(
        (loaded) => (modal.view === view ? loaded.openTerms(view) : undefined),
        () => terms.fail(),
      );
    }),

    resume: guarded(() => goOn((loaded) => loaded.resume())),
    startAnew: guarded(() =>
      goOn(
        (loaded) => loaded.startAnew(),
        () => submit.showFailure('TIMED_OUT'),
      ),
    ),
    closeModal: () => modal.close(),
    activate: byLink((loaded) => loaded.activate()),
    resendActivation: byLink((loaded) => loaded.resendActivation()),
    payment: null,
  };
}
