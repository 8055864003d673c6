/** The page on which a mail provider's users read their mail. */
export interface Webmail {
  readonly name: string;
  readonly href: string;
}

/**
 * Webmail providers with the domains only they serve. Mail of a company's own domain can be read
 * anywhere, so it is not listed.
 */
const PROVIDERS: readonly (Webmail & { readonly domains: readonly string[] })[] = [
  {
    name: 'Gmail',
    href: 'https://mail.google.com/mail/',
    domains: ['gmail.com', 'googlemail.com'],
  },
  {
    name: 'Outlook',
    href: 'https://outlook.live.com/mail/',
    domains: [
      'outlook.com',
      'outlook.co.uk',
      'outlook.fr',
      'hotmail.com',
      'hotmail.ca',
      'hotmail.co.uk',
      'hotmail.fr',
      'live.com',
      'live.ca',
      'live.co.uk',
      'live.fr',
      'msn.com',
    ],
  },
  {
    name: 'Yahoo Mail',
    href: 'https://mail.yahoo.com/',
    domains: ['yahoo.com', 'yahoo.ca', 'yahoo.co.uk', 'yahoo.fr', 'ymail.com', 'rocketmail.com'],
  },
  {
    name: 'iCloud Mail',
    href: 'https://www.icloud.com/mail',
    domains: ['icloud.com', 'me.com', 'mac.com'],
  },
  {
    name: 'Proton Mail',
    href: 'https://mail.proton.me/',
    domains: ['proton.me', 'protonmail.com', 'pm.me'],
  },
  { name: 'AOL Mail', href: 'https://mail.aol.com/', domains: ['aol.com', 'aol.co.uk'] },
];

/** Returns where mail to an address is read; null when its domain is not listed. */
export function webmailOf(email: string): Webmail | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  return provider ? { name: provider.name, href: provider.href } : null;
}
