/**
 * Returns the address in what was pasted or typed: 'ada@example.com' in 'Ada <ada@example.com>', as
 * mail programs copy it, in 'mailto:ada@example.com', and in the wide letters of an East Asian
 * keyboard. Two addresses stay as they are, because choosing one would be a guess, and so does what
 * would become another address, such as 'ada²@example.com'.
 */
export function addressIn(text: string): string {
  const bare = unwrapped(text);
  // What is unwrapped may be wrapped again.
  return bare === text ? text : addressIn(bare);
}

function unwrapped(text: string): string {
  return text
    .replaceAll(/[！-～]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll(/[。｡]/g, '.')
    .trim()
    .replace(/^(.*[^.,;])[.,;]+$/, '$1')
    .replace(/^[^<>@]*<([^<>@\s]+@[^<>@\s]+)>$/, '$1')
    .replace(/^(?:mailto:)+([^?%]+@[^?%]+)(?:\?.*)?$/i, '$1');
}
