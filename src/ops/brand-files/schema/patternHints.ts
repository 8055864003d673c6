import { linkFault } from '../checks/addresses/linkFault.ts';
import { kebab } from './kebab.ts';
import { sixDigits } from './sixDigits.ts';

/** What a schema's pattern asks for, in words, and how to correct a near miss. */
export interface PatternHint {
  readonly wants: string;
  readonly mend?: (written: string) => string;
}

const HOST =
  "a host name in small letters, without https:// or a port, such as 'signup.example.com'";

/** The words for every pattern of the schemas. A test compares the two. */
export const PATTERN_HINTS: ReadonlyMap<string, PatternHint> = new Map([
  [
    '^(?=\\P{C}*$)\\P{C}*(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}]',
    {
      wants: "a name of visible characters, with a letter or a digit, such as 'Slotbook'",
      mend: visible,
    },
  ],
  [
    '^(?=\\P{C}*$)\\P{C}*(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{P}\\p{Sm}\\p{Sc}\\p{Extended_Pictographic}]',
    { wants: "a text that can be seen, such as 'Create your account'", mend: visible },
  ],
  [
    '^(?!(constructor|prototype)$)[a-z][a-z0-9]*(-[a-z0-9]+)*$',
    {
      wants: "small letters and digits in words joined by hyphens, such as 'slotbook-ca'",
      mend: kebab,
    },
  ],
  [
    '^(?!(constructor|prototype)$)[a-z0-9]+(-[a-z0-9]+)*$',
    {
      wants: "small letters and digits in words joined by hyphens, such as 'team-yearly'",
      mend: kebab,
    },
  ],
  [
    '^(?!(constructor|prototype)$)[a-z][a-z0-9-]*$',
    { wants: "small letters, digits and hyphens, such as 'main-account'", mend: kebab },
  ],
  [
    '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+([a-z]{2,63}|xn--[a-z0-9-]{0,57}[a-z0-9])$',
    { wants: HOST, mend: bareHost },
  ],
  [
    '^[a-z]{2}-[A-Z]{2}$',
    { wants: "a language and a country, such as 'en-GB'", mend: languageTag },
  ],
  [
    "^[A-Za-z0-9]([A-Za-z0-9._%+'-]*[A-Za-z0-9])?@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+([a-z]{2,63}|xn--[a-z0-9-]{0,57}[a-z0-9])$",
    { wants: "an e-mail address alone, such as 'help@example.com'", mend: bareEmail },
  ],
  [
    '^(?=(.*[0-9]){5})[+0-9 ()-]{7,24}$',
    {
      wants: "a phone number of digits, spaces, brackets, hyphens and +, such as '+1 555 010 0100'",
      mend: (it) => it.replace(/^tel:/i, '').replaceAll(/[./]/g, '-').trim(),
    },
  ],
  [
    '^[a-z0-9-]+\\.svg$',
    { wants: "an SVG file's name in small letters, such as 'slotbook.svg'", mend: svgName },
  ],
  [
    '^[A-Za-z0-9]+(\\.[A-Za-z0-9-]+)*$',
    {
      wants: "the words' key, such as 'headings.paid'",
      mend: (it) => it.replaceAll('/', '.').replace(/^\./, ''),
    },
  ],
  ['^[A-Z]{2}$', { wants: "a country's code, such as 'US'", mend: (it) => it.toUpperCase() }],
  ['^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$', { wants: "today, or a day such as '2026-11-21'" }],
  [
    '^[a-zA-Z]+$',
    { wants: "letters only, such as 'startNow'", mend: (it) => it.replaceAll(/[^a-zA-Z]/g, '') },
  ],
  [
    '^GTM-[A-Z0-9]{4,10}$',
    { wants: "a container's id, such as 'GTM-ABC123'", mend: (it) => it.toUpperCase() },
  ],
  [
    '^https://',
    { wants: "a web address, such as 'https://www.example.com/login'", mend: httpsUrl },
  ],
  [
    '^#[0-9a-fA-F]{6}$',
    { wants: "a colour as # and six hex digits, such as '#1f6feb'", mend: sixDigits },
  ],
]);

/** Replaces line ends by spaces, and removes zero-width characters. */
function visible(written: string): string {
  return written
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\p{C}/gu, '')
    .trim();
}

/** Also writes a name with other letters as the internet knows it: bücher.example → xn--bcher-kva.example. */
function bareHost(written: string): string {
  const [host = ''] = written
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[:/]/);
  return asOnTheInternet(host.endsWith('.') ? host.slice(0, -1) : host);
}

function asOnTheInternet(host: string): string {
  return /[^\0-\x7f]/.test(host) ? (URL.parse(`https://${host}`)?.hostname ?? host) : host;
}

/** Removes a scheme, a query, a display name and blanks. */
function bareEmail(written: string): string {
  const around = written.split(/[\s<>"]+/).find((it) => it.includes('@')) ?? written;
  const [beside = ''] = around.split('?');
  const found = beside.slice(beside.slice(0, beside.indexOf('@')).lastIndexOf(':') + 1);
  const at = found.lastIndexOf('@');
  return `${found.slice(0, at)}@${bareHost(found.slice(at + 1))}`;
}

function languageTag(written: string): string {
  const [language = '', country = ''] = written.split(/[-_]/);
  return `${language.toLowerCase()}-${country.toUpperCase()}`;
}

function svgName(written: string): string {
  const name = written.trim().split('/').at(-1) ?? '';
  return `${kebab(name.replace(/\.\w+$/, ''))}.svg`;
}

/**
 * Returns the text unchanged when it cannot be corrected: 'javascript:…' and 'mailto:…' are not
 * typing mistakes.
 */
function httpsUrl(written: string): string {
  const meant = `https://${written.trim().replace(/^(https?:)?\/*/i, '')}`;
  return linkFault(meant) === null ? meant : written;
}
