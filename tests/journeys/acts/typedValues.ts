import { expect } from 'playwright/test';
import type { SignupForm } from '../../../src/ops/gallery/visitor/SignupForm.ts';

/**
 * Returns all values in a form that was just filled in, once the number is grouped, because its
 * plans load late.
 */
export async function typedValues(form: SignupForm): Promise<Record<string, string | boolean>> {
  await expect(form.phoneNumber).toHaveValue(/\d\D+\d/);
  return form.values();
}
