import { formatText } from '../../../core/texts/formatText.ts';
import { textsFor } from '../../../core/texts/textsFor.ts';
import type { Act, Stage } from './Act.ts';

/** Opens a dialog by its button, once its text has loaded. */
async function open({ page, form }: Stage, opener: string): Promise<'window' | null> {
  const button = page.getByRole('button', { name: opener, exact: true }).first();
  if (!(await button.isVisible())) return null;
  await button.click();
  await form.dialog.getByRole('heading', { level: 3 }).first().waitFor();
  return 'window';
}

export const terms: Act = (stage) => open(stage, stage.visit.brand.agreement.termsTitle);

/** The terms that a HIPAA plan adds. */
export const hipaaTerms: Act = (stage) => {
  const { brand } = stage.visit;
  const { hipaaTermsTitle } = textsFor(brand);
  return open(stage, formatText(hipaaTermsTitle, { terms: brand.agreement.termsTitle }));
};

export const privacy: Act = (stage) => open(stage, stage.visit.brand.agreement.privacyTitle);

export const editPlan: Act = async (stage) => {
  const fold = stage.page.getByRole('complementary').locator('summary');
  if (await fold.isVisible()) await fold.click();
  return open(stage, textsFor(stage.visit.brand).editPlan);
};
