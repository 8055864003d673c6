import type { SignupType } from '../../contract/generated/brand.ts';
import type { PageConfig } from '../../contract/generated/session.ts';

/** What a page is for: a sign-up by its type, or an account's upgrade. */
export type Purpose = SignupType | 'upgrade';

export function purposeOf(view: PageConfig['view'], signupType: SignupType): Purpose {
  return view === 'payment' ? 'upgrade' : signupType;
}
