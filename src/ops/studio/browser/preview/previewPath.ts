import { unreachable } from '../../../../core/contract/unreachable.ts';
import { PAYMENT_METHODS } from '../../../../core/rules/paymentMethods/paymentMethods.ts';

export const PREVIEW_ROUTES = [
  'signup',
  'startNow',
  'payment',
  'account',
  'activation',
  'error',
] as const;
export type PreviewRoute = (typeof PREVIEW_ROUTES)[number];

export interface PreviewPlace {
  readonly route: PreviewRoute;
  readonly signupType: string;
  /** The payment method chosen at the start; the brand's first when it lacks this one. */
  readonly method: string;
  /** A language tag; empty for the brand's default. */
  readonly language: string;
}

/**
 * Returns a previewed page's path on its brand's host. Pages of an account sign in as the demo
 * account's owner.
 */
export function previewPath({ language, method, route, signupType }: PreviewPlace): string {
  const lang: Readonly<Record<string, string>> = language === '' ? {} : { lang: language };
  switch (route) {
    case 'signup':
      return pathOf('/signup', { signupType, ...chosen(method), ...lang });
    case 'startNow':
      return pathOf('/start-now', lang);
    case 'payment':
      return signedIn('/payment', language);
    case 'account':
      return signedIn('/account', language);
    case 'activation':
      return pathOf('/activate', { token: 'preview', ...lang });
    case 'error':
      return pathOf('/error', lang);
    default:
      return unreachable(route);
  }
}

function pathOf(path: string, query: Readonly<Record<string, string>>): string {
  return Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}

function signedIn(path: string, language: string): string {
  return `/studio-sign-in?to=${path}${language === '' ? '' : `&lang=${language}`}`;
}

function chosen(name: string): Readonly<Record<string, string>> {
  const facts = Object.entries(PAYMENT_METHODS).find(([method]) => method === name)?.[1];
  return facts === undefined || facts.parameter === null ? {} : { [facts.parameter]: 'true' };
}
