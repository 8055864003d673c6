import { reaction } from 'mobx';
import type { CardPayment } from '../../../../core/contract/generated/calls.ts';
import type { CardFieldName } from '../../../../core/contract/PaymentFieldName.ts';
import type { Result } from '../../../../core/contract/Result.ts';
import { fieldMessage } from '../../../../core/fields/fieldMessage.ts';
import type { PaymentFault } from '../../../../core/rules/errors/payment/PaymentFault.ts';
import type { PaymentSteps } from '../../../flows/PaymentSteps.ts';
import type { PaymentContext } from '../../../flows/paymentNeeds.ts';
import { storesFor } from '../../../stores/StoresFor.ts';
import { sayText } from '../../../stores/sayText.ts';
import type { CardError } from '../../card-provider/CardError.ts';
import { obtainClientToken, tokenFailure } from '../../card-provider/obtainClientToken.ts';
import { sdkFault } from '../../card-provider/sdkFault.ts';
import type { LoadTrouble } from '../../FormReadiness.ts';
import { countFault } from '../../faults/countFault.ts';
import { CARD_FORM_UNAVAILABLE } from '../../faults/ownFault.ts';
import type { MethodFlows } from '../../PaymentMethodForm.tsx';
import type { MethodNeeds } from '../methodNeeds.ts';
import type { CardStore } from './CardStore.ts';
import { cardFault } from './cardFault.ts';
import { acceptedText } from './form/acceptedText.ts';
import type {
  CardFields,
  CardFieldsOptions,
  CardProvider,
  CardToken,
  VerifyRequest,
} from './provider/CardProvider.ts';

/** The card's fields as the page draws them. */
export type CardSetup = Pick<CardFieldsOptions, 'fields' | 'styles'>;

/** What a visitor can start in the card's form. None rejects. */
export interface CardFormFlows {
  /** The fields have their places on the page and come into view: draws them there. */
  readonly cardShown: (setup: CardSetup) => Promise<void>;
  /** Tries again after the fields failed to load. */
  readonly cardRetried: () => Promise<void>;
  /** The place of a field was given the focus, as by the error summary: hands it on into the frame. */
  readonly cardFieldFocused: (name: CardFieldName) => void;
  /** The fields' places leave the page. */
  readonly cardLeft: () => void;
  /** The bank's dialog is open: draws the bank's frame in it. */
  readonly challengeShown: (place: HTMLElement) => void;
  /** The visitor closed the bank's dialog: the payment waits to be tried again. */
  readonly challengeClosed: () => void;
}

/** What the page starts in the card's form, and what the submission asks of it. */
export type CardFlows = CardFormFlows & MethodFlows<CardPayment>;

/** The card's form, and what the charge asks of it. */
export interface CardFieldFlows extends CardFormFlows {
  /** For the submission: makes a nonce of the card. Null where its fields are not there. */
  readonly tokenize: () => Promise<Result<CardToken, CardError> | null>;
  /**
   * For the submission: 3-D Secure, with the bank's question in the page's own dialog. Null where the
   * fields are not there.
   */
  readonly verify: (
    request: Omit<VerifyRequest, 'onChallenge'>,
  ) => Promise<Awaited<ReturnType<CardFields['verify']>> | null>;
}

/** By the page's dialog or the bank's page, or as the SDK tells it. */
async function wasLeft(error: CardError): Promise<boolean> {
  if (error.kind !== 'sdk') return error.kind === 'cancelled';
  const { seen, severity } = await sdkFault(error);
  return seen === 'nothing' && severity === 'info';
}

export interface CardFlowParts {
  readonly store: CardStore;
  readonly provider: CardProvider;
  readonly steps: Pick<PaymentSteps, 'submit'>;
}

/** The card's fields, from their token to the bank's question. */
export function createCardFlows(
  context: PaymentContext,
  { store: card, provider, steps }: CardFlowParts,
): CardFieldFlows {
  const { stores } = context;
  const { captcha, brand } = stores;
  let setup: CardSetup | null = null;
  let fields: CardFields | null = null;
  let stopDescribing: readonly (() => void)[] = [];
  let drawChallenge: ((place: HTMLElement) => void) | null = null;

  /** Says in the fields' frames what the page says and draws beside them, from now on. */
  function describe(drawn: CardFields): (() => void)[] {
    const { texts } = storesFor<MethodNeeds<'CC'>>(stores);
    const taken = acceptedText(drawn, texts) ?? '';
    return card.fields.map((field) =>
      reaction(
        () => field.error,
        (error) => {
          const style = brand.form.requiredMessages;
          const message = error && sayText(stores, fieldMessage(field.name, error, style));
          drawn.describe(field.name, message, field.name === 'number' ? taken : '');
        },
        { fireImmediately: field.name === 'number' },
      ),
    );
  }

  function fail(fault: PaymentFault, cause: unknown, trouble: LoadTrouble = 'form'): null {
    card.fail(trouble);
    countFault(context, fault, cause);
    return null;
  }

  /** Returns the token; null when the robot check has to be ticked first, or no token came. */
  async function prepareCard(): Promise<string | null> {
    const ticked = captcha.purpose === 'load' ? captcha.token : null;
    const token = await obtainClientToken(context, ticked);
    if (ticked !== null) captcha.hideCheckbox();
    if (token.ok) return token.value;
    if (token.error.kind === 'failed') {
      const { fault, trouble } = await tokenFailure(context, token.error.cause);
      return fail(fault, token.error.cause, trouble);
    }
    captcha.showCheckbox('load');
    card.setReadiness('waiting');
    return null;
  }

  async function draw(): Promise<void> {
    if (!setup || card.readiness === 'loading' || fields) return;
    card.setReadiness('loading');
    try {
      await drawFields();
    } catch (cause) {
      // Whoever presses the button waits for what becomes of the form.
      fail(CARD_FORM_UNAVAILABLE, cause);
    }
  }

  async function drawFields(): Promise<void> {
    const clientToken = await prepareCard();
    // The visitor may have chosen another method meanwhile.
    if (clientToken === null || !setup) return;
    // What a failed try left there would be in the way.
    for (const { place } of setup.fields) place.replaceChildren();
    const drawn = await provider.createFields({
      ...setup,
      clientToken,
      onState: (state) => card.setState(state),
      onEnter: () => void steps.submit(),
    });
    if (!drawn.ok) {
      const fault = (await cardFault(drawn.error, 'tokenize')) ?? CARD_FORM_UNAVAILABLE;
      return void fail(fault, drawn.error, fault.severity === 'error' ? 'ours' : 'form');
    }
    fields = drawn.value;
    stopDescribing = describe(fields);
    card.setAccepted(fields.accepted);
    card.setReadiness('ready');
    const { activeElement } = document;
    const focused = setup?.fields.find(({ place }) => place === activeElement);
    if (focused) fields.focus(focused.name);
  }

  return {
    async cardShown(places) {
      setup = places;
      await draw();
    },
    cardRetried: draw,
    cardFieldFocused: (name) => fields?.focus(name),
    cardLeft() {
      for (const stop of stopDescribing) stop();
      void fields?.teardown();
      fields = null;
      setup = null;
      card.setReadiness('notNeeded');
    },
    challengeShown: (place) => drawChallenge?.(place),
    challengeClosed: () => fields?.cancelVerify(),

    async tokenize() {
      card.setLeft(false);
      return fields?.tokenize() ?? null;
    },

    async verify(request) {
      if (!fields) return null;
      const onChallenge = (drawIn: (place: HTMLElement) => void) => {
        drawChallenge = drawIn;
        card.setChallenged(true);
      };
      try {
        const verified = await fields.verify({ ...request, onChallenge });
        card.setLeft(!verified.ok && (await wasLeft(verified.error)));
        return verified;
      } finally {
        drawChallenge = null;
        card.setChallenged(false);
      }
    },
  };
}
