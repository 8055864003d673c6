import type { Brand } from '../contract/generated/brand.ts';

/** How round a mail's parts are, as CSS lengths. */
export interface MailShape {
  readonly card: string;
  readonly panel: string;
  readonly button: string;
}

/** As the page draws each radius (ui/base.css); a button is 48 px high, so that half of it is a pill. */
const SHAPES: Readonly<Record<Brand['theme']['radius'], MailShape>> = {
  sharp: { card: '2px', panel: '2px', button: '2px' },
  soft: { card: '12px', panel: '8px', button: '8px' },
  round: { card: '20px', panel: '14px', button: '24px' },
};

/** Returns the shape of a brand's mails, which is that of its page. */
export function mailShape({ theme }: Pick<Brand, 'theme'>): MailShape {
  return SHAPES[theme.radius];
}
