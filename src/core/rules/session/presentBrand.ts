import type { Brand, Question } from '../../contract/generated/brand.ts';
import type { PageConfig } from '../../contract/generated/session.ts';
import type { Samples } from '../../contract/Samples.ts';
import { callingCodeOf } from '../phone/callingCodes.ts';
import type { ComposedLayout } from '../visibility/composedLayout.ts';
import { isSignUpView } from '../visibility/isSignUpView.ts';
import { withQuestions } from '../visibility/withQuestions.ts';

/** The members of a brand that a page may know. All others stay on the server. */
const PAGE_MEMBERS = [
  'id',
  'name',
  'legalName',
  'category',
  'market',
  'languages',
  'locale',
  'dateLanguage',
  'currency',
  'links',
  'redirectHosts',
  'support',
  'logo',
  'signupTypes',
  'headings',
  'form',
  'emailCheck',
  'social',
  'agreement',
  'province',
  'tax',
  'plans',
  'freeTrial',
  'payment',
  'buttons',
  'afterSignup',
  'footer',
  'analytics',
  'texts',
] as const satisfies readonly (keyof Brand)[];

/** A drawing of the theme. */
export interface Illustration {
  readonly file: string;
  readonly fileOnDark?: string;
  readonly width: number;
  readonly height: number;
}

/** The brand as sent to its page, with the layout of that page only. Element brand-config. */
export interface PageBrand extends Pick<Brand, (typeof PAGE_MEMBERS)[number]>, Samples {
  readonly theme: Pick<Brand['theme'], 'field' | 'signature'>;
  readonly layout: ComposedLayout;
  /** With the addresses of its files. */
  readonly illustration?: Illustration;
  /** The drawing below the fields of a page with payment, likewise. */
  readonly illustrationBelow?: Illustration;
  /**
   * The questions besides the contact fields, by id, in the order asked. Absent on pages without
   * sign-up.
   */
  readonly questions?: Readonly<Record<string, Question>>;
  /** The calling code's digits of the form's default country. The other codes are loaded later. */
  readonly defaultCountryCode: string;
}

/**
 * Returns what a page may know of its brand: no merchant account, hosts or colours; questions only
 * on pages with sign-up.
 */
export function presentBrand(brand: Brand, view: PageConfig['view'], samples: Samples): PageBrand {
  const { field, signature } = brand.theme;
  const questions = isSignUpView(view) ? brand.questions : undefined;
  const shown = {
    theme: { field, signature },
    layout: withQuestions(brand.pages[view], questions),
    ...(questions && { questions }),
    defaultCountryCode: callingCodeOf(brand.form.defaultCountry),
    ...samples,
  };
  const members = PAGE_MEMBERS.filter((name) => name in brand).map((name) => [name, brand[name]]);
  // The member list is checked against Brand above, so the picked members have PageBrand's type.
  return { ...Object.fromEntries(members), ...shown } as PageBrand;
}
