import { createHash } from 'node:crypto';
import type { BuiltBrand } from '../../../core/contract/builtBrand.ts';
import { isRedirectAllowed } from '../../../core/rules/links/isRedirectAllowed.ts';
import type { NewLead } from '../../storage/leads/insertKnownLead.ts';

/** A lead for trying out, with the sandbox on. */
export interface DemoLead {
  readonly key: 'regular' | 'google' | 'facebook' | 'other' | 'welcomed' | 'elsewhere';
  readonly label: string;
  readonly details: Pick<NewLead, 'auth_type' | 'email' | 'first_name' | 'last_name'> &
    Partial<NewLead>;
}

/** The pin is the same at every start, so that the index can link to it without a query. */
export function demoPin(brandId: string, key: DemoLead['key']): string {
  return createHash('sha256').update(`demo/${brandId}/${key}`).digest('base64url').slice(0, 32);
}

export function demoLeadId(brandId: string, key: DemoLead['key']): string {
  return `demo-${brandId}-${key}`;
}

const PHONES = {
  US: { country_code: '1', phone: '2025550142' },
  CA: { country_code: '1', phone: '4165550142' },
  UK: { country_code: '44', phone: '2079460142' },
} as const satisfies Record<BuiltBrand['brand']['market'], object>;

/** A brand's demo leads: one unknown visitor, and one for each way of being known. */
export function demoLeads({ brand }: Pick<BuiltBrand, 'brand'>): readonly DemoLead[] {
  const { links, market, province, redirectHosts, social } = brand;
  const place = { ...PHONES[market], ...(province.on && { province_code: 'ON' }) };
  const proven = { authorised: 1 } as const;
  const regular: DemoLead = {
    key: 'regular',
    label: 'Ordinary',
    details: {
      auth_type: 'REGULAR',
      email: 'lena@example.com',
      first_name: 'Lena',
      last_name: 'Fields',
      company_name: 'Fields Flowers',
      ...place,
    },
  };
  const google: DemoLead = {
    key: 'google',
    label: 'Authorised by Google',
    details: {
      ...proven,
      auth_type: 'GOOGLE',
      email: 'gina@example.com',
      first_name: 'Gina',
      last_name: 'Marsh',
      company_name: 'Marsh Music',
      ...place,
    },
  };
  const facebook: DemoLead = {
    key: 'facebook',
    label: 'Authorised by Facebook',
    details: {
      ...proven,
      auth_type: 'FACEBOOK',
      email: 'felix@example.com',
      first_name: 'Felix',
      last_name: 'Stone',
    },
  };
  const other: DemoLead = {
    key: 'other',
    label: 'Authorised elsewhere',
    details: {
      ...proven,
      ...place,
      auth_type: 'OTHER',
      email: 'olga@example.com',
      first_name: 'Olga',
      last_name: 'Brook',
      dashboard_url: links.dashboard,
    },
  };
  const welcome = new URL('/welcome', links.website).href;
  const welcomed: DemoLead = {
    key: 'welcomed',
    label: `Led to ${welcome}`,
    details: {
      ...proven,
      ...place,
      auth_type: 'OTHER',
      email: 'walter@example.com',
      first_name: 'Walter',
      last_name: 'Quill',
      company_name: 'Quill Quarries',
      redirect_url: welcome,
    },
  };
  const elsewhere: DemoLead = {
    key: 'elsewhere',
    label: 'Led outside the allow-list',
    details: {
      ...proven,
      ...place,
      auth_type: 'OTHER',
      email: 'wanda@example.com',
      first_name: 'Wanda',
      last_name: 'Vale',
      company_name: 'Vale Vans',
      redirect_url: 'https://elsewhere.example/',
    },
  };
  return [
    regular,
    ...(social.google ? [google] : []),
    ...(social.facebook ? [facebook] : []),
    other,
    ...(isRedirectAllowed(welcome, redirectHosts) ? [welcomed] : []),
    elsewhere,
  ];
}
