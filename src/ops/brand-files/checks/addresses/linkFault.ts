/** Why an https address is no good, or null when it is. */
export function linkFault(link: string): { readonly why: string; readonly fix: string } | null {
  const url = URL.parse(link);
  if (url === null || /\s/.test(link)) {
    return {
      why: `"${link}" is not an address.`,
      fix: "Write one such as 'https://www.example.com/login'.",
    };
  }
  if (url.protocol !== 'https:') {
    return {
      why: `"${link}" is not https.`,
      fix: `Write "${link.replace(/^[a-z]+:/i, 'https:')}".`,
    };
  }
  if (url.username !== '' || url.password !== '') {
    return {
      why: 'The address carries a user name or a password.',
      fix: 'Remove all up to and with the @.',
    };
  }
  if (!isPublicName(url.hostname)) {
    return {
      why: `"${url.hostname}" is not a host on the internet.`,
      fix: "Write one such as 'www.example.com'.",
    };
  }
  return null;
}

/** A name with a dot whose last part is letters: neither an IP address nor a machine on a local net. */
function isPublicName(host: string): boolean {
  return (
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/.test(host) &&
    !/\.(local|internal|localhost)$/.test(host)
  );
}
