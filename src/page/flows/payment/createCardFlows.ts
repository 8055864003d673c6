import { reaction } from 'mobx';
import type { Result } from '../../../core/contract/Result.ts';
import { fieldMessage } from '../../../core/fields/fieldMessage.ts';
import { cardProviderFault } from '../../../core/rules/errors/payment/cardProviderFault.ts';
import type { PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';
import type { CardError } from '../../providers/card/CardError.ts';
import type {
  CardFields,
  CardProvider,
  CardToken,
  VerifyRequest,
} from '../../providers/card/CardProvider.ts';
import type { CardStore } from '../../stores/CardStore.ts';
import type { LoadTrouble } from '../../stores/LoadTrouble.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { FlowContext } from '../FlowContext.ts';
import { CARD_FORM_UNAVAILABLE, cardFault } from './cardFault.ts';
import { countFault } from './countFault.ts';
import { obtainClientToken, tokenFailure } from './obtainClientToken.ts';
import type { CardSetup, PaymentFlows } from './PaymentFlows.ts';
import type { PaymentSteps } from './PaymentSteps.ts';

export interface CardFlows
  extends Pick<
    PaymentFlows,
    | 'cardShown'
    | 'cardRetried'
    | 'cardFieldFocused'
    | 'cardLeft'
    | 'challengeShown'
    | 'challengeClosed'
  > {
  /** For the submission: makes a nonce of the card. Null where its fields are not there. */
  readonly tokenize: () => Promise<Result<CardToken, CardError> | null>;
  /**
   * For the submission: 3-D Secure, with the bank's question in the page's own dialog. Null where the
   * fields are not there. Serves Specification 4.0.12.
   */
  readonly verify: (
    request: Omit<VerifyRequest, 'onChallenge'>,
  ) => Promise<Awaited<ReturnType<CardFields['verify']>> | null>;
}

/** By the page's dialog or the bank's page, or as the SDK tells it. */
function wasLeft(error: CardError): boolean {
  if (error.kind !== 'sdk') return error.kind === 'cancelled';
  const { seen, severity } = cardProviderFault(error.code, error.details);
  return seen === 'nothing' && severity === 'info';
}

function cardOf({ payment }: RootStore): CardStore {
  if (!payment) throw new Error('A page that takes no payment has no card.');
  return payment.card;
}

/** The card's fields, from their token to the bank's question. Serves Specification 4.0.10 to 4.0.13. */
export function createCardFlows(
  context: FlowContext,
  provider: CardProvider,
  steps: Pick<PaymentSteps, 'submit'>,
): CardFlows {
  const { stores } = context;
  const { captcha, texts, brand } = stores;
  const card = cardOf(stores);
  let setup: CardSetup | null = null;
  let fields: CardFields | null = null;
  let stopDescribing: readonly (() => void)[] = [];
  let drawChallenge: ((place: HTMLElement) => void) | null = null;

  /** Says in the fields' frames what the page says beside them, from now on. */
  function describe(drawn: CardFields): (() => void)[] {
    return card.fields.map((field) =>
      reaction(
        () => field.error,
        (error) => {
          const style = brand.form.requiredMessages;
          const message = error && texts[fieldMessage(field.name, error, style)];
          drawn.describe(field.name, message);
        },
      ),
    );
  }

  function fail(fault: PaymentFault, cause: unknown, trouble: LoadTrouble = 'form'): null {
    card.fail(trouble);
    countFault(context, fault, cause);
    return null;
  }

  /** The token; null where the robot check has to be ticked first, or it could not be had. */
  async function prepareCard(): Promise<string | null> {
    const ticked = captcha.purpose === 'load' ? captcha.token : null;
    const token = await obtainClientToken(context, ticked);
    if (ticked !== null) captcha.hideCheckbox();
    if (token.ok) return token.value;
    if (token.error.kind === 'failed') {
      const { fault, trouble } = tokenFailure(token.error.cause);
      return fail(fault, token.error.cause, trouble);
    }
    captcha.showCheckbox('load');
    card.setReadiness('waiting');
    return null;
  }

  async function draw(): Promise<void> {
    if (!setup || card.readiness === 'loading' || fields) return;
    card.setReadiness('loading');
    const clientToken = await prepareCard();
    if (clientToken === null) return;
    // What a failed try left there would be in the way.
    for (const { place } of setup.fields) place.replaceChildren();
    const drawn = await provider.createFields({
      ...setup,
      clientToken,
      onState: (state) => card.setState(state),
      onEnter: () => void steps.submit(),
    });
    if (!drawn.ok) {
      return void fail(cardFault(drawn.error, 'tokenize') ?? CARD_FORM_UNAVAILABLE, drawn.error);
    }
    fields = drawn.value;
    stopDescribing = describe(fields);
    card.setReadiness('ready');
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
        card.setLeft(!verified.ok && wasLeft(verified.error));
        return verified;
      } finally {
        drawChallenge = null;
        card.setChallenged(false);
      }
    },
  };
}
