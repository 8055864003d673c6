import { unreachable } from '../../../../core/contract/unreachable.ts';

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
  /** The way to pay that is chosen at the start; the brand's first unless it is another's. */
  readonly method: string;
}

/** A previewed page's path on its brand's host. Pages of an account sign in as the demo account's owner. */
export function previewPath({ method, route, signupType }: PreviewPlace): string {
  switch (route) {
    case 'signup':
      return `/signup?${new URLSearchParams({ signupType, ...PAY_BY[method] })}`;
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

const PAY_BY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ACH: { ach: 'true' },
  GC: { gc: 'true' },
};
