import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { MailContent } from '../../core/mails/MailContent.ts';
import { writeMail } from '../../core/mails/writeMail.ts';
import type { OutgoingMail } from '../gateways/mail/MailGateway.ts';

export interface Addressed {
  readonly built: BuiltBrand;
  /** Names the mail: the same at each attempt, and for no other mail. */
  readonly mailId: string;
  readonly to: string;
  /** The origin of the mail's logo and illustration; null for the brand's first host. */
  readonly origin: string | null;
}

/** Renders and addresses a mail: from the brand's support, with the same id at each attempt. */
export function mailOf(
  { built, mailId, origin, to }: Addressed,
  content: MailContent,
): OutgoingMail {
  const { hosts, links, name, support } = built.brand;
  return {
    messageId: `<${mailId}@${new URL(links.website).hostname}>`,
    from: { name, address: support.email },
    to,
    ...writeMail(built, content, origin ?? `https://${hosts[0]}`),
  };
}
