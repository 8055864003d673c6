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

/** The card's fields as the page shows them. */
export type CardSetup = Pick<CardFieldsOptions, 'fields' | 'styles'>;

/** What a visitor can start in the card's form. None rejects. */
export interface CardFormFlows {
  /** The elements for the fields are on the page and near the window: draws the fields. */
  readonly cardShown: (setup: CardSetup) => Promise<void>;
  /** Retries after the fields failed to load. */
  readonly cardRetried: () => Promise<void>;
  /**
   * The element of a field received the focus, for example from the error summary: moves it into
   * the frame.
   */
  readonly cardFieldFocused: (name: CardFieldName) => void;
  /** The elements for the fields leave the page. */
  readonly cardLeft: () => void;
  /** The dialog for the challenge is open: draws the bank's frame in it. */
  readonly challengeShown: (place: HTMLElement) => void;
  /** The visitor closed the challenge: the payment can be tried again. */
  readonly challengeClosed: () => void;
}

/** What the page can start in the card's form, and what a submission calls on it. */
export type CardFlows = CardFormFlows & MethodFlows<CardPayment>;

/** The card's form, and what the charge calls on it. */
export interface CardFieldFlows extends CardFormFlows {
  /** Makes a nonce of the card for a submission. Null when its fields are missing. */
  readonly tokenize: () => Promise<Result<CardToken, CardError> | null>;
  /**
   * Runs 3-D Secure for a submission, with the bank's challenge in the page's own dialog. Null when
   * the fields are missing.
   */
  readonly verify: (
    request: Omit<VerifyRequest, 'onChallenge'>,
  ) => Promise<Awaited<ReturnType<CardFields['verify']>> | null>;
}

/**
 * Whether the visitor closed the challenge: in the page's dialog, on the bank's page, or as the SDK
 * reports.
 */
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

/** The card's flows, from the token to the bank's challenge. */
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

  /** Keeps the hints and errors inside the frames equal to those on the page. */
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

  /** Returns the token; null when the captcha must be ticked first, or when no token came. */
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
      // A submission may be waiting for the form.
      fail(CARD_FORM_UNAVAILABLE, cause);
    }
  }

  async function drawFields(): Promise<void> {
    const clientToken = await prepareCard();
    // The form may have left the page meanwhile.
    if (clientToken === null || !setup) return;
    // A failed try may have left its frames there.
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
    // Their status was shown in their place, and is empty now.
    const isFirst = activeElement?.id === 'CC-status';
    const focused = setup?.fields.find(({ place }) => isFirst || place === activeElement);
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
