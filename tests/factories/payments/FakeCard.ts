import type { CardState } from '../../../src/core/contract/CardState.ts';
import type { CardFieldName } from '../../../src/core/contract/PaymentFieldName.ts';
import type { Result } from '../../../src/core/contract/Result.ts';
import type { CardError } from '../../../src/page/payment/card-provider/CardError.ts';
import type {
  CardFields,
  CardFieldsOptions,
  CardProvider,
  CardToken,
  VerifyRequest,
} from '../../../src/page/payment/methods/card/provider/CardProvider.ts';

const TOKEN: CardToken = { nonce: 'nonce-1', bin: '411111' };

/** Fields with the given state, the same for each name. */
export function aCardState(
  names: readonly CardFieldName[],
  state: Partial<CardState['fields'][CardFieldName]> = {},
): CardState {
  const field = { isValid: true, isEmpty: false, isFocused: false, ...state };
  return { fields: Object.fromEntries(names.map((name) => [name, field])), cardType: null };
}

/** The card provider in memory: records the page's requests, and does what a test says. */
export class FakeCard implements CardProvider, CardFields {
  /** Why the fields cannot be drawn; null draws them. */
  trouble: CardError | null = null;
  token: Result<CardToken, CardError> = { ok: true, value: TOKEN };
  readonly accepted: readonly string[] = ['Visa', 'MasterCard', 'American Express', 'Discover'];
  readonly drawn: CardFieldsOptions[] = [];
  readonly described: (readonly [CardFieldName, string])[] = [];
  readonly focused: CardFieldName[] = [];
  torndown = 0;
  /** The running verification: its request, and the function that ends it. */
  verifying: {
    readonly request: VerifyRequest;
    readonly end: (outcome: Result<{ readonly nonce: string }, CardError>) => void;
  } | null = null;

  async createFields(options: CardFieldsOptions): Promise<Result<CardFields, CardError>> {
    this.drawn.push(options);
    if (this.trouble) return { ok: false, error: this.trouble };
    for (const { place } of options.fields) place.append(document.createElement('iframe'));
    return { ok: true, value: this };
  }

  /** Changes the state of the fields. */
  tell(state: CardState): void {
    this.drawn.at(-1)?.onState(state);
  }

  async tokenize(): Promise<Result<CardToken, CardError>> {
    return this.token;
  }

  verify(request: VerifyRequest): Promise<Result<{ readonly nonce: string }, CardError>> {
    const { promise, resolve } =
      Promise.withResolvers<Result<{ readonly nonce: string }, CardError>>();
    this.verifying = { request, end: resolve };
    return promise;
  }

  cancelVerify(): void {
    this.verifying?.end({ ok: false, error: { kind: 'cancelled' } });
  }

  focus(field: CardFieldName): void {
    this.focused.push(field);
  }

  describe(field: CardFieldName, message: string | null, hint: string): void {
    this.described.push([field, message ?? hint]);
  }

  async teardown(): Promise<void> {
    this.torndown += 1;
  }
}
