export interface LinkFault {
  readonly why: string;
  readonly fix: string;
}

/**
 * Characters that programs read differently: blanks, invisible ones, those that reverse the order of
 * letters, and the backslash, which browsers take for a slash.
 */
const MISREAD = /[\s\\\p{C}\p{Default_Ignorable_Code_Point}]/u;

const LONGEST_HOST = 253;

/** Returns what is wrong with an https address, or null. */
export function linkFault(link: string): LinkFault | null {
  const url = URL.parse(link);
  if (url === null || MISREAD.test(link)) {
    const why = `"${link}" is not an address.`;
    if (link !== link.trim()) return { why, fix: fixOf(link.trim()) };
    return { why, fix: "Write one such as 'https://www.example.com/login'." };
  }
  if (url.protocol !== 'https:') {
    const meant = link.replace(/^[a-z]+:/i, 'https:');
    return { why: `"${link}" is not https.`, fix: fixOf(meant) };
  }
  if (url.username !== '' || url.password !== '') {
    const meant = link.replace(/^([a-z]+:\/*)[^/?#]*@/i, '$1');
    return { why: 'The address carries a user name or a password.', fix: fixOf(meant) };
  }
  if (!isPublicName(url.hostname)) {
    return {
      why: `"${url.hostname}" is not a host on the internet.`,
      fix: "Write an address such as 'https://www.example.com'.",
    };
  }
  return null;
}

/** Returns the advice to write `meant`, or the advice for `meant` when it is wrong too. */
function fixOf(meant: string): string {
  return linkFault(meant)?.fix ?? `Write "${meant}".`;
}

/**
 * A name with a dot whose last part is letters: not an IP address, not a host on a local network, and
 * no longer than a name server allows.
 */
function isPublicName(host: string): boolean {
  return (
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{0,57}[a-z0-9])$/.test(
      host,
    ) &&
    host.length <= LONGEST_HOST &&
    !/\.(local|internal|localhost)$/.test(host)
  );
}
