import { validate as gst } from 'stdnum/lib/cjs/ca/gst.js';
import { validate as qst } from 'stdnum/lib/cjs/ca/qst.js';
import { validate as vat } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as ein } from 'stdnum/lib/cjs/us/ein.js';
import type { TaxNumberKind } from '../../../contract/generated/brand.ts';
import type { ReadTaxNumber } from '../QuestionKindRules.ts';

const BY_KIND: Readonly<Record<TaxNumberKind, typeof gst>> = {
  gstHst: gst,
  qst,
  vatUk: vat,
  ein,
};

/** The official form of each kind: an EIN has a dash, a British number its country prefix. */
const WRITTEN: Readonly<Record<TaxNumberKind, (compact: string) => string>> = {
  gstHst: (compact) => compact,
  qst: (compact) => compact,
  vatUk: (compact) => `GB${compact}`,
  ein: (compact) => `${compact.slice(0, 2)}-${compact.slice(2)}`,
};

/**
 * Checks a tax number by its check digits, if its kind has them, and by the prefixes in use. It
 * does not ask the authority whether the number is registered.
 */
export const readTaxNumber: ReadTaxNumber = (kind, value) => {
  const read = BY_KIND[kind](value);
  return read.isValid ? WRITTEN[kind](read.compact) : null;
};
