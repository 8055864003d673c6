import { expect, it } from 'vitest';
import { agreedHashes } from './agreedHashes.ts';

const general = { terms: { hash: 't' }, privacy: { hash: 'p' } };
const both = { termsHash: 't', privacyHash: 'p' };

it.each([
  ['a plan of a brand without terms under HIPAA', null, false, both],
  ['another plan of a brand that has them', { hash: 'h' }, false, both],
  ['a plan under HIPAA', { hash: 'h' }, true, { ...both, hipaaTermsHash: 'h' }],
  ['a plan under HIPAA of a brand without such terms', null, true, both],
])('the texts of %s', (_name, hipaaTerms, isHIPAA, hashes) => {
  expect(agreedHashes({ ...general, hipaaTerms }, isHIPAA)).toEqual(hashes);
});
