import type { DeclineReason } from '../../../../core/contract/DeclineReason.ts';

/**
 * The processor's codes that tell the card's holder what to correct. Lost, stolen and suspected
 * cards are omitted on purpose, and shown as any other decline.
 */
const BY_CODE: Readonly<Record<string, DeclineReason>> = {
  2001: 'funds',
  2002: 'limit',
  2003: 'limit',
  2004: 'expired',
  2005: 'number',
  2006: 'expired',
  2007: 'number',
  2008: 'number',
  2009: 'number',
  2010: 'code',
  2015: 'notAllowed',
  2024: 'cardKind',
  2057: 'notAllowed',
  2059: 'postalCode',
  2060: 'details',
};

/** The processor's own declines are 2000 to 2999. Higher codes are technical failures. */
const DECLINED = /^2\d{3}$/;

/** Returns why a bank declined, by the processor's code; null when no bank was asked. */
export function declineReason(code: string): DeclineReason | null {
  return BY_CODE[code] ?? (DECLINED.test(code) ? 'bank' : null);
}
