import { loadTermsRequest } from '../providers/calls/loadTerms.ts';
import type { TermsView } from '../stores/ModalStore.ts';
import { storesFor } from '../stores/StoresFor.ts';
import { type CaptchaFlows, createCaptchaFlows } from './createCaptchaFlows.ts';
import { createSubmit } from './createSubmit.ts';
import type { FlowContext } from './FlowContext.ts';
import type { Flows } from './Flows.ts';
import { createEmailCheck } from './fields/createEmailCheck.ts';
import { createPhoneFlows } from './fields/createPhoneFlows.ts';
import { guardFlow } from './guardFlow.ts';
import { guardProviders } from './guardProviders.ts';
import type { SubmitResult } from './Ordering.ts';
import type { CreatePaymentFlows } from './PaymentSteps.ts';
import type { PaymentNeeds } from './paymentNeeds.ts';
import type { CaptchaProof } from './toSignupRequest.ts';

/** Creates everything that a visitor can start on a page, with the payment flows if there is a payment. */
export function createFlows(
  page: FlowContext,
  createPaymentFlows: CreatePaymentFlows | null = null,
): Flows {
  const context: FlowContext = { ...page, providers: guardProviders(page.providers) };
  const { stores, providers } = context;
  const { modal, terms, config } = stores;
  const emailCheck = createEmailCheck(context);
  const phone = createPhoneFlows(context);
  const payment =
    createPaymentFlows?.(
      { providers, stores: storesFor<PaymentNeeds>(stores) },
      {
        submit: () => submit(),
        run: (work) => run(work),
        captcha: () => captcha,
      },
    ) ?? null;
  const { submit, goOn, run } = createSubmit(context, {
    emailCheck,
    settlePhone: phone.settlePhone,
    settleForm: payment?.settleForm ?? (async () => true),
    captcha: () => captcha,
    ordering: payment?.ordering ?? { placeOrder: placeFreeOrder },
  });
  const captcha: CaptchaFlows = createCaptchaFlows(context, async () => {
    const { purpose } = stores.captcha;
    if (purpose === 'resend') return byLink('resendActivation');
    const loading = purpose === 'load' ? payment?.loadTicked() : null;
    await (loading ?? goOn());
  });

  /** Loads its code when it is needed, as the payment does. */
  async function placeFreeOrder(proof: CaptchaProof): Promise<SubmitResult> {
    const { createFreeOrdering } = await import('./free/createFreeOrdering.ts');
    return createFreeOrdering(context, () => captcha).placeOrder(proof);
  }

  async function openTerms(view: TermsView): Promise<void> {
    modal.openTerms(view);
    const link = config.terms[view];
    if (terms.texts[view] || !link) return;
    terms.start();
    const answer = await providers.http(loadTermsRequest(link.url));
    if (answer.ok) terms.setText(view, answer.value);
    else if (modal.view === view) terms.fail();
  }

  /** Loaded on demand, because few pages are opened by an activation link. */
  async function byLink(press: 'activate' | 'resendActivation'): Promise<void> {
    try {
      const { createActivationFlows } = await import('./success/createActivationFlows.ts');
      await createActivationFlows(context)[press]();
    } catch (cause) {
      stores.activation.end(false);
      throw cause;
    }
  }

  async function resumeKept(): Promise<boolean> {
    if (payment) return payment.resume();
    const { resumeUnpaid } = await import('./attempts/resumeUnpaid.ts');
    return resumeUnpaid(context, run);
  }

  /** Loads its code only if there is an order to ask about or to show. */
  async function resume(): Promise<void> {
    // The followed order has been shown, and it is also the session's order.
    const isTold = providers.attempts.areKept() && (await resumeKept());
    const isPending = config.view !== 'placed' && stores.session.placed?.state === 'pending';
    if (!isPending || isTold || modal.view !== 'none') return;
    const { tellPending } = await import('./placed/tellPending.ts');
    tellPending(context);
  }

  async function anew(): Promise<void> {
    try {
      const { startAnew } = await import('./placed/startAnew.ts');
      await startAnew(context);
    } catch (cause) {
      stores.submit.showFailure('TIMED_OUT');
      throw cause;
    }
  }

  const guarded = <Args extends unknown[]>(flow: (...args: Args) => Promise<void>) =>
    guardFlow(flow, providers.report);

  return {
    submit: guarded(submit),
    emailBlurred: guarded(emailCheck.blurred),
    phoneShown: guarded(phone.phoneShown),
    phoneFocused: guarded(phone.phoneFocused),
    phoneChanged: guarded(phone.phoneChanged),
    phoneBlurred: guarded(phone.phoneBlurred),
    phoneCountryChosen: guarded(phone.phoneCountryChosen),
    phoneCodeFilled: guarded(phone.phoneCodeFilled),
    captchaShown: guarded(captcha.captchaShown),
    captchaTicked: guarded(captcha.captchaTicked),
    captchaExpired: captcha.captchaExpired,
    openTerms: guarded(openTerms),
    resume: guarded(resume),
    startAnew: guarded(anew),
    closeModal: () => modal.close(),
    activate: guarded(() => byLink('activate')),
    resendActivation: guarded(() => byLink('resendActivation')),
    payment,
  };
}
