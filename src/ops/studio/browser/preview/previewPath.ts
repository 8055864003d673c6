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
  /**
   * The way to pay that is chosen at the start; the brand's first when it lacks the one asked for.
   */
  readonly method: string;
}

/**
 * Returns a previewed page's path on its brand's host. Pages of an account sign in as the demo
 * account's owner.
 */
export function previewPath({ method, route, signupType }: PreviewPlace): string {
  switch (route) {
    case 'signup':
      return `/signup?${new URLSearchParams({ signupType, ...chosen(method) })}`;
    case 'startNow':
      return '/start-now';
    case 'payment':
      return '/studio-sign-in?to=/payment';
    case 'account':
      return '/studio-sign-in?to=/account';
    case 'activation':
      return '/activate?token=preview';
    case 'error':
      return '/error';
    default:
      return unreachable(route);
  }
}

function chosen(name: string): Readonly<Record<string, string>> {
  const facts = Object.entries(PAYMENT_METHODS).find(([method]) => method === name)?.[1];
  return facts === undefined || facts.parameter === null ? {} : { [facts.parameter]: 'true' };
}
