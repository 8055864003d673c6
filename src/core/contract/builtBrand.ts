import type { Brand } from './generated/brand.ts';
import type { Catalogue } from './generated/catalogue.ts';

/**
 * A theme after derivation: CSS custom property name (with its dashes) → value, for each scheme, and
 * `color-scheme` with the browser's own colours that go with them.
 */
export interface ThemeVariables {
  /** The colours of every visitor, or of those whose system asks for none: a dark page has dark ones. */
  readonly light: Readonly<Record<string, string>>;
  /** Absent where the brand's theme has no dark scheme. */
  readonly dark?: Readonly<Record<string, string>>;
}

/** A text that can be agreed to, as the brand points at it: the object's name in the index, and the text's SHA-256. */
export interface TermsReference {
  readonly name: string;
  readonly object: string;
  readonly hash: string;
}

/** A logo or an illustration as it is served: `object` names an immutable SVG file beside the index. */
export interface BuiltLogo {
  readonly object: string;
  readonly objectOnDark?: string;
  /**
   * As mails show it: mail programs draw no SVG. PNG files, each on its scheme's surface. Absent where
   * the logo has letters that are not drawn as paths.
   */
  readonly mail?: { readonly object: string; readonly objectOnDark?: string };
}

/** All that the server needs of one brand, made by the build and never changed after. */
export interface BuiltBrand {
  readonly brand: Brand;
  readonly catalogue: Catalogue;
  readonly theme: ThemeVariables;
  readonly logo: BuiltLogo;
  /** The theme's illustration, in its colours; null where it has none. */
  readonly illustration: BuiltLogo | null;
  readonly terms: {
    readonly terms: TermsReference;
    readonly privacy: TermsReference;
    readonly hipaaTerms: TermsReference | null;
  };
  /** What the brand's other languages are served instead, by language tag. Absent where it has one language. */
  readonly inLanguages?: Readonly<Record<string, Pick<BuiltBrand, 'logo' | 'terms'>>>;
}

/** What the index says of a brand without opening it. `object` names its BuiltBrand file. */
export interface BrandIndexEntry {
  readonly object: string;
  readonly name: string;
  readonly market: Brand['market'];
  readonly category: Brand['category'];
  readonly hosts: readonly string[];
  /** Those that it offers, its default first. */
  readonly languages: readonly string[];
  /** What its payments need: a server asks for their keys before it opens any brand. */
  readonly paymentAccount: string;
  readonly payment: Pick<Brand['payment'], 'methods'>;
  readonly signupTypes: Brand['signupTypes'];
  /** Whether it has the social buttons, which have keys too. */
  readonly social: Pick<Brand['social'], 'google' | 'facebook'>;
}

/** The index of built brands: read whole, swapped as one. */
export interface BrandIndex {
  readonly version: 1;
  readonly brands: Readonly<Record<string, BrandIndexEntry>>;
  /** Host name → brand id. */
  readonly hosts: Readonly<Record<string, string>>;
}
