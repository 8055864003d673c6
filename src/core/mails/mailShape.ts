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
