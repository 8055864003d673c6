import type { Brand } from '../contract/generated/brand.ts';

/** The radii of a mail's parts, as CSS lengths. */
export interface MailShape {
  readonly card: string;
  readonly panel: string;
  readonly button: string;
}

/** The page's radii (ui/base.css). A button is 48 px high, so half of that makes a pill. */
const SHAPES: Readonly<Record<Brand['theme']['radius'], MailShape>> = {
  sharp: { card: '2px', panel: '2px', button: '2px' },
  soft: { card: '12px', panel: '8px', button: '8px' },
  round: { card: '20px', panel: '14px', button: '24px' },
};

/** Returns the shapes of a brand's mails, which match its page. */
export function mailShape({ theme }: Pick<Brand, 'theme'>): MailShape {
  return SHAPES[theme.radius];
}

/** The sans-serif faces that most readers have, by what they resemble. */
const GROTESQUE = "'Helvetica Neue','Franklin Gothic Medium',Arial,sans-serif";
const GEOMETRIC = "Futura,'Century Gothic','Segoe UI',Arial,sans-serif";
const HUMANIST = "'Avenir Next',Avenir,'Trebuchet MS','Segoe UI',sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";

/** The face of each type's titles. A mail loads no typeface. */
const TITLE_FACES: Readonly<Record<Brand['theme']['type'], string>> = {
  inter: GROTESQUE,
  figtree: HUMANIST,
  manrope: GEOMETRIC,
  'nunito-sans': HUMANIST,
  'work-sans': GROTESQUE,
  'dm-sans': GEOMETRIC,
  'plus-jakarta-sans': HUMANIST,
  'public-sans': GROTESQUE,
  'bricolage-grotesque': GROTESQUE,
  fraunces: SERIF,
  newsreader: SERIF,
  'source-serif': SERIF,
  'space-grotesk': GEOMETRIC,
  outfit: GEOMETRIC,
};

/**
 * Returns the styles of a mail's title, which resembles the page's. Georgia's bold is too heavy
 * beside a light serif.
 */
export function titleStyle({ theme }: Pick<Brand, 'theme'>): string {
  const family = TITLE_FACES[theme.type];
  return family === SERIF
    ? `font-family:${family};font-size:26px;font-weight:400`
    : `font-family:${family};font-size:24px;font-weight:700;letter-spacing:-0.02em`;
}
