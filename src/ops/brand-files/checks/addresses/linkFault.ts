export interface LinkFault {
  readonly why: string;
  readonly fix: string;
}

/** Why an https address is no good, or null when it is. */
export function linkFault(link: string): LinkFault | null {
  const url = URL.parse(link);
  if (url === null || /\s/.test(link)) {
    return {
      why: `"${link}" is not an address.`,
      fix: "Write one such as 'https://www.example.com/login'.",
    };
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

/** What to write where `meant` is meant: it, unless that is no good either. */
function fixOf(meant: string): string {
  return linkFault(meant)?.fix ?? `Write "${meant}".`;
}

/** A name with a dot whose last part is letters: neither an IP address nor a machine on a local net. */
function isPublicName(host: string): boolean {
  return (
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/.test(host) &&
    !/\.(local|internal|localhost)$/.test(host)
  );
}
