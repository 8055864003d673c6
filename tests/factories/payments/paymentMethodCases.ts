import type { PaymentMethod } from '../../../src/core/contract/generated/session.ts';
import type { PaymentFieldName } from '../../../src/core/contract/PaymentFieldName.ts';
import { BankStore } from '../../../src/page/payment/methods/bank-debit/BankStore.ts';
import { createBankDebitMethod } from '../../../src/page/payment/methods/bank-debit/bankDebitMethod.ts';
import { createCardMethod } from '../../../src/page/payment/methods/card/cardMethod.ts';
import { createDirectDebitMethod } from '../../../src/page/payment/methods/direct-debit/directDebitMethod.ts';
import type { PaymentMethodDefinition } from '../../../src/page/payment/PaymentMethodForm.tsx';
import { CLIENT_TOKEN } from '../pages/aCardFormPage.tsx';
import type { MethodPage } from '../pages/aMethodPage.ts';
import { refused } from '../pages/FakeProviders.ts';
import { storeOf } from '../pages/storeOf.ts';
import { bankProviders } from './bankProviders.ts';
import { aCardState, FakeCard } from './FakeCard.ts';
import { TestOnlyStore } from './test-only-method/TestOnlyStore.ts';
import { createTestOnlyMethod } from './test-only-method/testOnlyMethod.tsx';

/** A payment method with a provider in memory, and a visitor's actions. */
export interface PaymentMethodCase {
  readonly name: PaymentMethod;
  readonly definition: PaymentMethodDefinition;
  /** The required fields, in page order. */
  readonly fields: readonly PaymentFieldName[];
  readonly fillIn: (page: MethodPage) => void;
  /** Empties every field again. */
  readonly empty: (page: MethodPage) => void;
  /** The payment in the order. */
  readonly payment: object;
  /** Controls that can be filled in before the script has loaded. */
  readonly typedEarly: Readonly<Partial<Record<PaymentFieldName, string>>>;
  /** How its form or provider can fail; null if nothing can. */
  readonly failure: MethodFailure | null;
}

interface MethodFailure {
  /** Makes the method's form or provider fail from now on. */
  readonly fail: (page: MethodPage) => void;
  readonly recover: (page: MethodPage) => void;
  /** A part of the message about the failure. */
  readonly told: string;
}

/** A case for every method in the schema. */
const LISTED: Readonly<Record<PaymentMethod, () => PaymentMethodCase>> = {
  CC: aCardCase,
  ACH: aBankDebitCase,
  GC: aDirectDebitCase,
};

/**
 * Every method in the registry, and one outside the schema: with a form that loads, and with one
 * that does not.
 */
export const PAYMENT_METHOD_CASES = [
  ...Object.entries(LISTED),
  ['TEST_ONLY', aTestOnlyCase],
  ['TEST_ONLY, which loads nothing', aCaseWithoutLoading],
] as const;

/** A card that its bank approves at once. */
class ApprovedCard extends FakeCard {
  override async verify() {
    return { ok: true as const, value: { nonce: 'verified' } };
  }
}

function aCardCase(): PaymentMethodCase {
  const card = new ApprovedCard();
  const fields = ['number', 'expirationMonth', 'expirationYear', 'cvv', 'postalCode'] as const;
  return {
    name: 'CC',
    definition: createCardMethod(() => card),
    fields,
    fillIn: () => card.tell(aCardState(fields)),
    empty: () => card.tell(aCardState(fields, { isEmpty: true, isValid: false })),
    payment: { paymentType: 'CC', paymentDetails: { nonce: 'verified' } },
    typedEarly: {},
    failure: {
      fail: () => {
        card.trouble = { kind: 'scriptFailed', cause: 'blocked' };
      },
      recover: () => {
        card.trouble = null;
      },
      told: 'The card form could not be loaded.',
    },
  };
}

function aBankDebitCase(): PaymentMethodCase {
  const account: Readonly<Record<string, string>> = {
    routingNumber: '021000021',
    bankAccountNumber: '1000000000',
    billingStreet: '123 Main St',
    billingCity: 'San Francisco',
    billingState: 'CA',
    billingPostalCode: '94119',
  };
  return {
    name: 'ACH',
    definition: createBankDebitMethod(() => bankProviders().bankAccount),
    // The account holder's name is suggested from the contact fields.
    fields: [
      'routingNumber',
      'bankAccountNumber',
      'billingStreet',
      'billingCity',
      'billingState',
      'billingPostalCode',
    ],
    fillIn: ({ payment }) => storeOf(payment, BankStore).adopt((name) => account[name] ?? null),
    empty: ({ payment }) =>
      storeOf(payment, BankStore).adopt((name) => (Object.hasOwn(account, name) ? '' : null)),
    payment: {
      paymentType: 'ACH',
      paymentDetails: { nonce: 'bank-nonce', customerName: 'Analytical Engines' },
    },
    typedEarly: { ...account, customerName: 'Ada Lovelace' },
    failure: {
      fail: ({ providers }) => {
        providers.answers['/client-token'] = refused('BRAIN_TREE_CLIENT_TOKEN_ERROR');
      },
      recover: ({ providers }) => {
        providers.answers['/client-token'] = CLIENT_TOKEN;
      },
      told: 'This form cannot be opened just now.',
    },
  };
}

function aDirectDebitCase(): PaymentMethodCase {
  const path = '/billing-request-flow';
  const recover = ({ providers }: MethodPage) => {
    const data = { billingRequestFlowID: 'BRF1', mandateId: null };
    providers.answers[path] = { json: { success: true, message: '', data } };
  };
  return {
    name: 'GC',
    definition: createDirectDebitMethod(() => bankProviders().directDebit),
    fields: [],
    fillIn: recover,
    empty: () => undefined,
    payment: {
      paymentType: 'GC',
      paymentDetails: { billingRequestFlowID: 'BRF1', mandateId: 'MD1' },
    },
    typedEarly: {},
    failure: {
      fail: ({ providers }) => {
        providers.answers[path] = refused('DIRECT_DEBIT_FLOW_ERROR');
      },
      recover,
      told: 'The Direct Debit could not be set up.',
    },
  };
}

function aTestOnlyCase(): PaymentMethodCase {
  let isDown = false;
  const method = createTestOnlyMethod({ load: async () => !isDown });
  return {
    // The page must support a method as soon as a schema lists it.
    name: 'TEST_ONLY' as string as PaymentMethod,
    // Its payment would then be in the contract too.
    definition: method as unknown as PaymentMethodDefinition,
    fields: ['customerName', 'number'],
    fillIn: ({ payment }) => storeOf(payment, TestOnlyStore).adopt((name) => `my ${name}`),
    empty: ({ payment }) => storeOf(payment, TestOnlyStore).adopt(() => ''),
    payment: { paymentType: 'TEST_ONLY', paymentDetails: { test: 'my customerName,my number' } },
    typedEarly: { customerName: 'Ada Lovelace', number: '7' },
    failure: {
      fail: () => {
        isDown = true;
      },
      recover: () => {
        isDown = false;
      },
      told: 'The test form could not be loaded.',
    },
  };
}

/** The same method with a form that loads nothing. */
function aCaseWithoutLoading(): PaymentMethodCase {
  const method = createTestOnlyMethod(null);
  return {
    ...aTestOnlyCase(),
    // As above.
    definition: method as unknown as PaymentMethodDefinition,
    failure: null,
  };
}
