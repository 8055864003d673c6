import type { Brand, Question } from '../../contract/generated/brand.ts';
import type { PageConfig } from '../../contract/generated/session.ts';
import type { Samples } from '../../contract/Samples.ts';
import { callingCodeOf } from '../phone/callingCodes.ts';
import type { ComposedLayout } from '../visibility/composedLayout.ts';
import { isSignUpView } from '../visibility/isSignUpView.ts';
import { withQuestions } from '../visibility/withQuestions.ts';

/** The brand's members that a page may know. What is not named here never leaves the server. */
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

/** The drawing of what the brand sells. */
export interface Illustration {
  readonly file: string;
  readonly fileOnDark?: string;
  readonly width: number;
  readonly height: number;
}

/** A brand as its page knows it, with the one layout that the page shows. Element brand-config. */
export interface PageBrand extends Pick<Brand, (typeof PAGE_MEMBERS)[number]>, Samples {
  readonly theme: Pick<Brand['theme'], 'field' | 'signature'>;
  readonly layout: ComposedLayout;
  /** Its files by the addresses that they are served from. */
  readonly illustration?: Illustration;
  /** What is asked besides the contact fields, by id, in the order asked. Absent where nobody signs up. */
  readonly questions?: Readonly<Record<string, Question>>;
  /** The calling code's digits of the form's default country: the page learns the others later. */
  readonly defaultCountryCode: string;
}

/** What a page may know of its brand: no merchant account, hosts of its own or colours, and no questions where nobody signs up. */
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
  // The list of members above is checked against Brand, so that what it picks has PageBrand's type.
  return { ...Object.fromEntries(members), ...shown } as PageBrand;
}
