/**
 * Removes what a typed number cannot be stored with: a word before it, as in 'tel:+1…', and an
 * extension after it, as in '… ext. 4'. Any other letter stays, because it may be a mistyped digit.
 */
export function withoutExtension(text: string): string {
  return text
    .replace(/^\p{L}+:/u, '')
    .replace(/[\s,;]*(?:ext(?:n|ension)?|x|poste|#)[\s.:=]*\p{Nd}{1,6}\s*$/iu, '');
}
