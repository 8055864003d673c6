import type { PageConfig } from '../../contract/generated/session.ts';

/** Tells whether a page is for signing up: the sign-up page or the start page. */
export function isSignUpView(view: PageConfig['view']): boolean {
  return view === 'signup' || view === 'start';
}
