import type { Brand } from './generated/brand.ts';
import type { Catalogue } from './generated/catalogue.ts';

/**
 * A derived theme: CSS custom property (with its dashes) → value, per scheme, and `color-scheme`
 * for the browser's own colours.
 */
export interface ThemeVariables {
  /**
   * For all visitors, or for those whose system does not ask for dark. A dark-only theme has its
   * dark colours here.
   */
  readonly light: Readonly<Record<string, string>>;
  /** Absent when the brand's theme has no dark scheme. */
  readonly dark?: Readonly<Record<string, string>>;
}

/** A text to agree to: the name of its object in the index, and the text's SHA-256. */
export interface TermsReference {
  readonly name: string;
  readonly object: string;
  readonly hash: string;
}

/** A logo or an illustration. `object` names an immutable SVG file beside the index. */
export interface BuiltLogo {
  readonly object: string;
  readonly objectOnDark?: string;
  /**
   * For mails, because mail programs do not draw SVG: PNG files, a logo's on its scheme's surface
   * colour, an illustration's on its summary's. Absent for one with letters that are not paths.
   */
  readonly mail?: { readonly object: string; readonly objectOnDark?: string };
}

/** Everything that the server needs of one brand. Made by the build and never changed. */
export interface BuiltBrand {
  readonly brand: Brand;
  readonly catalogue: Catalogue;
  readonly theme: ThemeVariables;
  readonly logo: BuiltLogo;
  /** The theme's illustration in the theme's colours; null when the theme has none. */
  readonly illustration: BuiltLogo | null;
  /** The drawing below the fields of a page with payment. Absent when the theme has no other one. */
  readonly illustrationBelow?: BuiltLogo;
  readonly terms: {
    readonly terms: TermsReference;
    readonly privacy: TermsReference;
    readonly hipaaTerms: TermsReference | null;
  };
  /**
   * What differs in the brand's other languages, by language tag. Absent for a brand with one language.
   */
  readonly inLanguages?: Readonly<Record<string, Pick<BuiltBrand, 'logo' | 'terms'>>>;
}

/** What the index has of a brand, so that most work needs no BuiltBrand file. `object` names that file. */
export interface BrandIndexEntry {
  readonly object: string;
  readonly name: string;
  readonly market: Brand['market'];
  readonly category: Brand['category'];
  readonly hosts: readonly string[];
  /** The languages it offers, the default first. */
  readonly languages: readonly string[];
  /** The account for its payments: the server checks for its keys before it opens any brand. */
  readonly paymentAccount: string;
  /** Absent in an index that an earlier release built. */
  readonly currency?: Brand['currency'];
  readonly payment: Pick<Brand['payment'], 'methods'>;
  readonly signupTypes: Brand['signupTypes'];
  /** The social buttons it has, which need keys too. */
  readonly social: Pick<Brand['social'], 'google' | 'facebook'>;
}

/** The index of built brands. It is always read and replaced as a whole. */
export interface BrandIndex {
  readonly version: 1;
  readonly brands: Readonly<Record<string, BrandIndexEntry>>;
  /** Host name → brand id. */
  readonly hosts: Readonly<Record<string, string>>;
}
