import type { CardForm } from './CardForm.ts';
import type { ClientConfiguration } from './FrameConfiguration.ts';
import { clientError, type FrameError, frameErrors } from './frameErrors.ts';
import { findHostedField, type HostedFieldName } from './hostedFieldNames.ts';
import { requestToken } from './requestToken.ts';

const ENDPOINT = '/sandbox/braintree/client/v1/payment_methods/credit_cards';

export interface TokenizeOptions {
  readonly vault?: boolean;
  readonly fieldsToTokenize?: readonly string[];
  readonly billingAddress?: Readonly<Record<string, string>>;
}

/** The result of the SDK's `tokenize`. */
export interface TokenizedCard {
  readonly nonce: string;
  readonly details: unknown;
  readonly description: string;
  readonly type: string;
  readonly binData: unknown;
}

export type TokenizeAnswer = readonly [FrameError] | readonly [null, TokenizedCard];

/** Sends the card to the gateway, unless it is empty or invalid. Returns `[error]` or `[null, card]`. */
export async function tokenizeCard(
  form: CardForm,
  fields: readonly HostedFieldName[],
  client: ClientConfiguration,
  options: TokenizeOptions = {},
): Promise<TokenizeAnswer> {
  const asked = options.fieldsToTokenize?.flatMap((name) => findHostedField(name) ?? []);
  const used = asked === undefined ? fields : fields.filter((field) => asked.includes(field));
  if (used.every((field) => form.state(field).isEmpty)) return [frameErrors.empty];
  const invalid = used.filter((field) => !form.state(field).isValid);
  if (invalid.length > 0) return [frameErrors.invalid(invalid)];
  const body = JSON.stringify(bodyOf(form, used, client, options));
  const headers = { 'content-type': 'application/json' };
  const answer = await requestToken(() => fetch(ENDPOINT, { method: 'POST', headers, body }));
  if (!answer.ok) return [frameErrors.failed(answer.error)];
  const { creditCards }: { readonly creditCards?: readonly TokenizedCard[] } = answer.json;
  const [card] = creditCards ?? [];
  if (card === undefined) return [frameErrors.failed(clientError(500, answer.json))];
  const { nonce, details, description, type, binData } = card;
  return [null, { nonce, details, description, type, binData }];
}

function bodyOf(
  form: CardForm,
  used: readonly HostedFieldName[],
  client: ClientConfiguration,
  options: TokenizeOptions,
): unknown {
  const value = (field: HostedFieldName) => (used.includes(field) ? form.values[field] : undefined);
  const date = value('expirationDate')?.replaceAll(/\D/g, '');
  const postalCode = value('postalCode');
  const address = { ...options.billingAddress, ...(postalCode !== undefined && { postalCode }) };
  return {
    creditCard: {
      number: value('number'),
      cvv: value('cvv'),
      expirationMonth: date?.slice(0, 2) ?? value('expirationMonth'),
      expirationYear: date?.slice(2) ?? value('expirationYear'),
      ...(Object.keys(address).length > 0 && { billingAddress: address }),
      options: { validate: options.vault === true },
    },
    authorizationFingerprint: client.authorizationFingerprint,
    _meta: { ...client.analyticsMetadata, source: 'hosted-fields' },
  };
}
