import { createRequire } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unreachable } from '../../src/core/contract/unreachable.ts';
import {
  isFailureText,
  type PaymentFault,
} from '../../src/core/rules/errors/payment/PaymentFault.ts';
import { outcomeTexts, payingTexts } from '../../src/core/texts/en/paying/payingTexts.ts';
import {
  bankDebitTexts,
  cardTexts,
  directDebitTexts,
  paymentTexts,
} from '../../src/core/texts/en/paying/paymentTexts.ts';
import { toCardError } from '../../src/page/payment/card-provider/toCardError.ts';
import { faultyFields } from '../../src/page/payment/faults/faultyFields.ts';
import { bankFault } from '../../src/page/payment/methods/bank-debit/bankFault.ts';
import { cardFault } from '../../src/page/payment/methods/card/cardFault.ts';
import { clientError, frameErrors } from '../../src/sandbox/braintree/browser/frameErrors.ts';
import { aSdkClient } from '../factories/payments/aSdkClient.ts';

const require = createRequire(import.meta.url);

const UsBankAccount: new (
  options: object,
) => {
  tokenize(options: object): Promise<unknown>;
} = require('braintree-web/us-bank-account/us-bank-account');
const threeDSecureErrors = require('braintree-web/three-d-secure/shared/errors');

/** Returns the rejection of a promise. */
const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => Promise.reject(new Error('Nothing was thrown.')),
    (cause: unknown) => cause,
  );

const callError = (status: number, answer: unknown) =>
  thrownBy(aSdkClient(status, answer).request({ method: 'post', endpoint: 'any', data: {} }));

const STEPS = ['card', 'check by the bank', 'bank account'] as const;
type Step = (typeof STEPS)[number];

/** Refusals as the gateway nests them: a field of a card, of its address, and of a bank account. */
const REFUSALS: Readonly<Record<Step, unknown>> = {
  card: {
    error: { message: 'Credit card is invalid' },
    fieldErrors: [
      {
        field: 'creditCard',
        fieldErrors: [
          { field: 'billingAddress', fieldErrors: [{ field: 'postalCode', code: '81737' }] },
        ],
      },
    ],
  },
  'check by the bank': { error: { message: 'Amount is invalid.' } },
  'bank account': { errors: [] },
};

const CARD_FIELDS = ['number', 'expirationMonth', 'expirationYear', 'cvv', 'postalCode'] as const;
const BANK_FIELDS = [
  'customerName',
  'routingNumber',
  'bankAccountNumber',
  'billingPostalCode',
] as const;

/** Returns what a step throws for a status, as the page receives it from the frame or the SDK. */
async function thrownAt(step: Step, status: number): Promise<unknown> {
  switch (step) {
    case 'card':
      // A frame's error reaches the page as JSON.
      return JSON.parse(JSON.stringify(frameErrors.failed(clientError(status, REFUSALS.card))));
    case 'check by the bank': {
      const { type, code } =
        threeDSecureErrors[
          status === 422 ? 'THREEDS_LOOKUP_VALIDATION_ERROR' : 'THREEDS_LOOKUP_ERROR'
        ];
      return { type, code, details: { originalError: await callError(status, REFUSALS[step]) } };
    }
    case 'bank account':
      return thrownByBank(status, REFUSALS[step]);
    default:
      return unreachable(step);
  }
}

function thrownByBank(status: number, answer: unknown): Promise<unknown> {
  const bank = new UsBankAccount({ client: aSdkClient(status, answer) });
  const holder = { ownershipType: 'personal', firstName: 'Ada', lastName: 'Lovelace' };
  const bankDetails = {
    routingNumber: '1',
    accountNumber: '2',
    accountType: 'checking',
    ...holder,
  };
  return thrownBy(bank.tokenize({ mandateText: 'I agree.', bankDetails }));
}

async function faultOf(step: Step, thrown: unknown): Promise<PaymentFault> {
  const error = toCardError(thrown);
  const fault = await (step === 'bank account'
    ? bankFault(error)
    : cardFault(error, step === 'card' ? 'tokenize' : 'verify'));
  if (!fault) throw new Error('Nothing is said.');
  return fault;
}

const isReported = ({ severity }: PaymentFault) => severity === 'error' || severity === 'fatal';

/** Returns the fields or the modal text that the visitor sees. */
function told(step: Step, { seen, fields }: PaymentFault): string {
  if (isFailureText(seen)) return seen;
  const isBank = step === 'bank account';
  const marked = faultyFields(seen, {
    listed: fields,
    numberField: isBank ? 'bankAccountNumber' : 'number',
    shown: isBank ? BANK_FIELDS : CARD_FIELDS,
  });
  return marked.map(({ field, code }) => `${field} ${code}`).join(', ');
}

type Row = readonly [told: string, isReported: boolean];

const OURS: Row = ['paymentOurFault', true];
const EXPIRED: Row = ['paymentFormExpired', true];
const LIMITED: Row = ['paymentRateLimited', true];

const UNREACHED: Readonly<Record<Step, Row>> = {
  card: ['number unreached', true],
  'check by the bank': ['gatewayUnreachable', false],
  'bank account': ['bankAccountNumber unreached', true],
};

/** Status → what the visitor sees at each step, and whether it is reported to the operators. */
const TABLE: Readonly<Record<number, Readonly<Record<Step, Row>>>> = {
  [-1]: {
    card: ['number unreached', true],
    'check by the bank': ['paymentProviderTimedOut', false],
    'bank account': ['bankAccountNumber unreached', true],
  },
  401: {
    card: EXPIRED,
    'check by the bank': EXPIRED,
    // The installed SDK itself fails on a 401, without details.
    'bank account': ['bankDebitFailed', true],
  },
  403: { card: OURS, 'check by the bank': OURS, 'bank account': OURS },
  422: {
    card: ['postalCode invalid', false],
    'check by the bank': ['threeDSecureFailed', false],
    'bank account': ['bankAccountNumber invalid', false],
  },
  429: { card: LIMITED, 'check by the bank': LIMITED, 'bank account': LIMITED },
  500: UNREACHED,
  503: UNREACHED,
};

const STATUSES = Object.keys(TABLE).map(Number);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the stand-in's client", () => {
  it.each([...STATUSES.filter((status) => status > 0), 400, 404, 408])(
    'reports a %d as the installed SDK does',
    async (status) => {
      const answer = { error: { message: 'No.' } };
      const real: unknown = JSON.parse(JSON.stringify(await callError(status, answer)));
      expect(real).toEqual(clientError(status, answer));
    },
  );
});

describe.each(STEPS)("a provider's answer to the %s", (step) => {
  it.each(STATUSES)('with the status %d shows its cause', async (status) => {
    vi.stubGlobal('navigator', { onLine: true });
    const fault = await faultOf(step, await thrownAt(step, status));
    expect([told(step, fault), isReported(fault)]).toEqual(TABLE[status]?.[step]);
  });

  it('is called offline only if the browser is', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const fault = await faultOf(step, await thrownAt(step, 500));
    if (step === 'check by the bank') return;
    expect(told(step, fault)).toMatch(/^\w+umber network$/);
    expect(isReported(fault)).toBe(false);
  });
});

describe('a bank account that the gateway refuses by GraphQL', () => {
  const refusal = (errorClass: string, inputPath: readonly string[] = []) => ({
    data: null,
    errors: [{ message: 'No.', extensions: { errorClass, inputPath } }],
  });

  it.each<[string, string[], string, boolean]>([
    ['VALIDATION', ['input', 'usBankAccount', 'routingNumber'], 'routingNumber invalid', false],
    ['VALIDATION', ['input', 'usBankAccount', 'accountNumber'], 'bankAccountNumber invalid', false],
    [
      'VALIDATION',
      ['input', 'usBankAccount', 'individualOwner', 'lastName'],
      'customerName invalid',
      false,
    ],
    [
      'VALIDATION',
      ['input', 'usBankAccount', 'billingAddress', 'zipCode'],
      'billingPostalCode invalid',
      false,
    ],
    ['VALIDATION', [], 'bankAccountNumber invalid', false],
    ['AUTHORIZATION', [], 'paymentOurFault', true],
    ['AUTHENTICATION', [], 'paymentFormExpired', true],
    ['INTERNAL', [], 'bankAccountNumber unreached', true],
  ])('%s %j', async (errorClass, path, words, reported) => {
    vi.stubGlobal('navigator', { onLine: true });
    const fault = await faultOf('bank account', await thrownByBank(200, refusal(errorClass, path)));
    expect([told('bank account', fault), isReported(fault)]).toEqual([words, reported]);
  });
});

it('mentions a card only to visitors who pay by card', () => {
  const words: Readonly<Record<string, string>> = {
    ...payingTexts,
    ...outcomeTexts,
    ...paymentTexts,
    ...cardTexts,
    ...bankDebitTexts,
    ...directDebitTexts,
  };
  const shared =
    'paymentOffline paymentUnreached paymentFormExpired paymentOurFault paymentRateLimited paymentProviderTimedOut gatewayUnreachable bankDebitFailed';
  for (const key of shared.split(' ')) expect(words[key]).not.toMatch(/\bcard\b/i);
});
