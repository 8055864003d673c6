/** Says how many texts lack a translation. */
export function leftToTranslate(missing: number): string {
  if (missing === 0) return 'Every text is there in every language.';
  return missing === 1 ? 'One text to translate.' : `${missing} texts to translate.`;
}
