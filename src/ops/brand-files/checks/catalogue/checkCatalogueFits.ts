import type { Finding } from '../../problem/Finding.ts';
import type { BrandCheck } from '../BrandCheck.ts';

/** The catalogue is in the brand's currency, and sells something on every sign-up type offered. */
export const checkCatalogueFits: BrandCheck = ({ brand, catalogue }) => {
  if (catalogue === undefined) return [];
  const findings: Finding[] = [];
  if (catalogue.currency !== brand.currency) {
    const why = `The brand charges in ${brand.currency}, and its catalogue "${catalogue.id}" in ${catalogue.currency}.`;
    const fix = `Name a catalogue in ${brand.currency}.`;
    findings.push({ at: '/plans/catalogue', why, fix });
  }
  for (const [index, type] of brand.signupTypes.offered.entries()) {
    const sold = catalogue.plans.some(
      (plan) => plan.access === 'user' && plan.signupTypes.includes(type),
    );
    if (sold) continue;
    const why = `No plan of the catalogue "${catalogue.id}" can be chosen on the sign-up type "${type}".`;
    const fix = `Add "${type}" to the signupTypes of a plan with access "user", or stop offering it.`;
    findings.push({ at: `/signupTypes/offered/${index}`, why, fix });
  }
  return findings;
};
