import { encodeState } from '../../../core/rules/socialState/encodeState.ts';
import type { DemoLink } from '../../leads/demo/demoLinks.ts';
import { paymentLinks } from './paymentLinks.ts';
import type { SandboxCard } from './SandboxCard.ts';
import type { TestGroup, TestLink } from './TestGroup.ts';

/** A fictional visitor, as in a `contact` parameter. */
const CONTACT = {
  fullName: 'Ana Example',
  companyName: 'Example Bakery',
  phoneNumber: '2025550142',
  email: 'ana@example.com',
} as const;

/** The state that a page is opened with after Google, only to show it. */
const RETURNED = encodeState({
  action: 'signup',
  success: true,
  userId: 'demo-user',
  quantity: 2,
  authType: 'GOOGLE',
});
const FAILED = encodeState({ action: 'signup', success: false });

function signup(origin: string, parameters: Readonly<Record<string, string>>): string {
  return `${origin}/signup?${new URLSearchParams(parameters)}`;
}

/**
 * The values to try on a brand, each as a link. `origin` is the brand's address, without a trailing
 * slash.
 */
export function testLinks(card: SandboxCard, origin: string, takenEmail: string): TestGroup[] {
  const email = (label: string, address: string): TestLink => ({
    label,
    href: signup(origin, { email: address }),
  });
  const captcha = (label: string): TestLink => ({
    label,
    href: `${origin}/sandbox/captcha/${label.toLowerCase()}?return=/signup`,
  });
  const account = (label: string): TestLink => ({
    label,
    href: `${origin}/demo/sign-in?as=${label.toLowerCase()}`,
  });
  const onBrand = ({ label, path }: DemoLink): TestLink => ({ label, href: `${origin}${path}` });
  const contact = Buffer.from(JSON.stringify(CONTACT)).toString('base64url');
  return [
    { label: 'Captcha', links: ['Human', 'Robot', 'Invalid', 'Blocked'].map(captcha) },
    {
      label: 'Email',
      links: [
        email('New', `ana@example.com`),
        email('Taken', takenEmail),
        email('Own domain', `someone@${card.ownDomain}`),
        email('Refused word', 'escort@example.com'),
        email('Not an address', 'ana@example'),
      ],
    },
    ...paymentLinks(card, origin),
    {
      label: 'Arrives by',
      links: [
        { label: 'Referral', href: signup(origin, { utm_source: 'referral' }) },
        { label: 'Returned state', href: signup(origin, { state: RETURNED }) },
        { label: 'Returned state of a failure', href: signup(origin, { state: FAILED }) },
      ],
    },
    {
      label: 'Session',
      links: [{ label: 'Ends in 20 seconds', href: `${origin}/demo/session` }],
    },
    { label: 'Account', links: ['Owner', 'Admin', 'Member'].map(account) },
    { label: 'Lead', links: card.links.leads.map(onBrand) },
    { label: 'Deal', links: card.links.deals.map(onBrand) },
    { label: 'Link that is wrong', links: card.links.wrong.map(onBrand) },
    { label: 'Contact', links: [{ label: 'Filled in', href: signup(origin, { contact }) }] },
  ];
}
