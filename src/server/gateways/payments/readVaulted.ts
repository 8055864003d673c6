import type { Transaction } from 'braintree';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import type { VaultedMethod } from './PaymentGateway.ts';

/** The provider's check of a card or bank account. */
export interface Verification {
  readonly code: string;
  readonly text: string;
}

/** A bank account in the vault. */
export interface BankAccount {
  readonly method: VaultedMethod;
  readonly verified: boolean;
  readonly verification: Verification;
}

/** The charged card or bank account, if it is in the vault. */
export function methodOfTransaction(transaction: Transaction): VaultedMethod | null {
  const customerId = transaction.customer?.id;
  if (!customerId) return null;
  // The SDK's types omit bank accounts.
  const bank: unknown = Reflect.get(transaction, 'usBankAccount');
  return vaultedMethod(bank, customerId) ?? vaultedMethod(transaction.creditCard, customerId);
}

/** The token for later charges to a card or bank account; null when it is not in the vault. */
export function vaultedMethod(value: unknown, customerId: string): VaultedMethod | null {
  if (!isRecord(value)) return null;
  const token = text(value['token']);
  if (token === null) return null;
  return { customerId, token, cardType: text(value['cardType']), lastFour: text(value['last4']) };
}

/** Reads a bank account from the SDK. Null when it is not one. */
export function readBankAccount(value: unknown, customerId: string): BankAccount | null {
  const method = vaultedMethod(value, customerId);
  if (method === null || !isRecord(value)) return null;
  const made: unknown = value['verifications'];
  return {
    method,
    verified: value['verified'] === true,
    verification: readVerification(Array.isArray(made) ? made[0] : null),
  };
}

export function readVerification(value: unknown): Verification {
  const fields = isRecord(value) ? value : {};
  return {
    code: text(fields['processorResponseCode']) ?? '',
    text:
      text(fields['additionalProcessorResponse']) ??
      text(fields['processorResponseText']) ??
      'not verified',
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
