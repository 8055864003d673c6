import { listed, meantOrToAdd } from '../problem/didYouMean.ts';
import { brokenKey } from '../sources/BrandFolder.ts';
import type { BrandCheck } from './BrandCheck.ts';

/** Checks that the texts that a visitor agrees to exist, including those for HIPAA. */
export const checkTermsNames: BrandCheck = ({ brand, folder, catalogue }) => {
  const { terms, privacy, hipaaTerms } = brand.agreement;
  const named = { terms, privacy, ...(hipaaTerms === undefined ? {} : { hipaaTerms }) };
  // A translation is found by its name, and none can be named.
  const originals = [...folder.terms.keys()].filter((it) => !it.includes('.'));
  const unknown = Object.entries(named).flatMap(([key, name]) => {
    if (folder.terms.has(name) || folder.broken.has(brokenKey('terms', name))) return [];
    const why = `There is no text terms/${name}.md.`;
    const fix = meantOrToAdd(name, originals, `terms/${name}.md`);
    return [{ at: `/agreement/${key}`, why, fix }];
  });
  if (terms === privacy) {
    const others = listed(originals.filter((name) => name !== privacy));
    const why = 'The terms and the privacy policy are one text, and a visitor agrees to both.';
    unknown.push({ at: '/agreement/terms', why, fix: `Write one of ${others}.` });
  }
  const underHipaa = catalogue?.plans.find((plan) => plan.isHIPAA);
  if (underHipaa === undefined || hipaaTerms !== undefined) return unknown;
  const why = `The plan "${underHipaa.id}" is under HIPAA, and the brand names no terms for it.`;
  const there = [...folder.terms.keys()].find((name) => name.includes('hipaa'));
  const text = there ?? 'hipaa-terms';
  const first = there === undefined ? `Add terms/${text}.md, and ` : 'Add ';
  const fix = `${first}"hipaaTerms": "${text}" to "agreement".`;
  return [...unknown, { at: '/agreement/hipaaTerms', part: 'key', why, fix }];
};
