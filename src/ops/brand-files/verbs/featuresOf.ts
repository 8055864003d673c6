import type { Brand } from '../../../core/contract/generated/brand.ts';
import { PAYMENT_METHODS } from '../../../core/rules/paymentMethods/paymentMethods.ts';

type Feature = readonly [name: string, has: (brand: Brand) => boolean];

const METHOD_FEATURES = Object.entries(PAYMENT_METHODS).flatMap(
  ([method, { feature }]): readonly Feature[] =>
    feature === null
      ? []
      : [[feature, ({ payment }) => payment.methods.some((offered) => offered === method)]],
);

/** Features that not every brand has, each as one word. */
const FEATURES: readonly Feature[] = [
  ['google', ({ social }) => social.google],
  ['facebook', ({ social }) => social.facebook],
  ['start-page', ({ social }) => social.startPage.on],
  ...METHOD_FEATURES,
  ['province', ({ province }) => province.on],
  ['tax', ({ tax }) => tax.on],
  ['no-set-up-fee', ({ plans }) => plans.setUpFeeWaived],
  ['hipaa', ({ agreement }) => agreement.hipaaTerms !== undefined],
  ['sign-in', ({ form }) => form.signInOn.length > 0],
  ['activation', ({ afterSignup }) => afterSignup === 'activationEmail'],
  ['dark', ({ theme }) => theme.dark !== undefined],
  ['questions', ({ questions = {} }) => Object.keys(questions).length > 0],
  ['tag-manager', ({ analytics }) => analytics.tagManagerId !== undefined],
];

/** The names of a brand's features, in a stable order. */
export function featuresOf(brand: Brand): readonly string[] {
  return FEATURES.filter(([, has]) => has(brand)).map(([name]) => name);
}
