import type { BrandQuestions } from '../../stores/questions/BrandQuestions.ts';

/**
 * Fetches what reads a tax number by its check digits, for whoever is about to type one. Where it does
 * not come, the server reads the number.
 */
export async function loadTaxNumbers(answers: BrandQuestions): Promise<void> {
  if (answers.readTaxNumber !== null) return;
  try {
    const { readTaxNumber } = await import(
      '../../../core/rules/questions/taxNumbers/readTaxNumber.ts'
    );
    answers.setReadTaxNumber(readTaxNumber);
  } catch {
    // Asked for again when the field gets the focus again.
  }
}
