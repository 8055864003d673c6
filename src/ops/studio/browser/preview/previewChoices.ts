import type { Brand } from '../../../../core/contract/generated/brand.ts';
import type { PreviewState } from '../../wire/PreviewState.ts';
import { PREVIEW_ROUTES, type PreviewRoute, previewPath } from './previewPath.ts';

export const PREVIEW_WIDTHS = ['390', '768', '1280'] as const;
export const PREVIEW_SCHEMES = ['light', 'dark'] as const;

/**
 * What the user chose to preview. A sign-up type or payment method that the brand lacks becomes the
 * brand's first.
 */
export interface PreviewSettings {
  readonly route: PreviewRoute;
  readonly signupType: string;
  readonly method: string;
  readonly language: string;
  readonly state: PreviewState;
  readonly width: (typeof PREVIEW_WIDTHS)[number];
  readonly scheme: (typeof PREVIEW_SCHEMES)[number];
}

export const FIRST_SETTINGS: PreviewSettings = {
  route: 'signup',
  signupType: '',
  method: '',
  language: '',
  state: 'empty',
  width: '1280',
  scheme: 'light',
};

/** The choices that a brand's preview offers, and the current ones. */
export interface PreviewChoices {
  readonly routes: readonly PreviewRoute[];
  readonly signupTypes: readonly string[];
  readonly methods: readonly string[];
  readonly languages: readonly string[];
  readonly hasDark: boolean;
  readonly shown: PreviewSettings;
  readonly path: string;
}

/** Returns the choices that a brand offers; those of any brand while it is unknown. */
export function previewChoices(brand: Brand | null, asked: PreviewSettings): PreviewChoices {
  const signupTypes: readonly string[] = brand?.signupTypes.offered ?? [];
  const methods: readonly string[] = brand?.payment.methods ?? [];
  const languages: readonly string[] = brand?.languages ?? [];
  const hasDark = brand?.theme.dark !== undefined;
  const hasStart = brand?.social.startPage.on === true;
  const routes = PREVIEW_ROUTES.filter((route) => route !== 'startNow' || hasStart);
  const shown: PreviewSettings = {
    ...asked,
    route: routes.includes(asked.route) ? asked.route : 'signup',
    signupType: oneOf(signupTypes, asked.signupType, brand?.signupTypes.default),
    method: oneOf(methods, asked.method, methods[0]),
    language: oneOf(languages, asked.language, languages[0]),
    scheme: hasDark ? asked.scheme : 'light',
    // Only a sign-up page has other states.
    state: asked.route === 'signup' ? asked.state : 'empty',
  };
  // The default is left out of the address, because a brand with one language has none there.
  const language = shown.language === languages[0] ? '' : shown.language;
  const path = previewPath({ ...shown, language });
  return { routes, signupTypes, methods, languages, hasDark, shown, path };
}

function oneOf(known: readonly string[], asked: string, usual = ''): string {
  return known.includes(asked) ? asked : usual;
}
