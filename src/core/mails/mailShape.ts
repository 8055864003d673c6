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

const SERIFS: readonly Brand['theme']['type'][] = ['fraunces', 'newsreader', 'source-serif'];

/**
 * Returns the styles of a mail's title, which resembles the page's. A mail loads no typeface, and
 * Georgia's bold is too heavy beside a light serif.
 */
export function titleStyle({ theme }: Pick<Brand, 'theme'>): string {
  return SERIFS.includes(theme.type)
    ? "font-family:Georgia,'Times New Roman',serif;font-size:26px;font-weight:400"
    : 'font-size:24px;font-weight:700';
}
