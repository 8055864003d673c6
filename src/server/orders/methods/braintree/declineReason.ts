import type { DeclineReason } from '../../../../core/contract/DeclineReason.ts';

/**
 * The processor's codes that say what the card's holder can mend. Lost, stolen and suspected cards are
 * left out on purpose: they are declined as any other.
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

/** The processor's own declines are from 2000 to 2999; what is above them failed on its way. */
const DECLINED = /^2\d{3}$/;

/** Why a bank declined, by the processor's code; null where no bank was asked. */
export function declineReason(code: string): DeclineReason | null {
  return BY_CODE[code] ?? (DECLINED.test(code) ? 'bank' : null);
}
