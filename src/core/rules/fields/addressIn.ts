/**
 * Returns the address in what was pasted or typed: 'ada@example.com' in 'Ada <ada@example.com>', as
 * mail programs copy it, in 'mailto:ada@example.com', and in the wide letters of an East Asian
 * keyboard. Two addresses stay as they are, because choosing one would be a guess.
 */
export function addressIn(text: string): string {
  const plain = text.normalize('NFKC').replaceAll('。', '.').trim();
  return plain
    .replace(/^[^<>@]*<([^<>@\s]+@[^<>@\s]+)>(?=[,;]?$)/, '$1')
    .replace(/^mailto:([^?]+@[^?]+).*$/i, '$1')
    .replace(/[.,;]{1,3}$/, '');
}
