import type { BrandQuestions } from '../../stores/questions/BrandQuestions.ts';

/**
 * Loads the check of tax numbers when the field receives the focus. If that fails, the server
 * checks the number.
 */
export async function loadTaxNumbers(answers: BrandQuestions): Promise<void> {
  if (answers.readTaxNumber !== null) return;
  try {
    const { readTaxNumber } = await import(
      '../../../core/rules/questions/taxNumbers/readTaxNumber.ts'
    );
    answers.setReadTaxNumber(readTaxNumber);
  } catch {
    // Loaded again at the next focus.
  }
}
