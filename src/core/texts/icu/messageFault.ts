import { compileText } from './compileText.ts';
import { TextFault } from './TextFault.ts';

/** Returns why a text cannot be read as an ICU message, or null. */
export function messageFault(text: string, language: string): TextFault | null {
  try {
    compileText(text, language);
    return null;
  } catch (fault) {
    if (fault instanceof TextFault) return fault;
    throw fault;
  }
}
