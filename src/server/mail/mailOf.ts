import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { MailContent } from '../../core/mails/MailContent.ts';
import { writeMail } from '../../core/mails/writeMail.ts';
import type { OutgoingMail } from '../gateways/mail/MailGateway.ts';

export interface Addressed {
  readonly built: BuiltBrand;
  /** The id of the outbox row that requests the mail. */
  readonly outboxId: string;
  readonly to: string;
  /** The origin of the mail's logo and illustration; null for the brand's first host. */
  readonly origin: string | null;
}

/** Renders and addresses a mail: from the brand's support, with the same id at each attempt. */
export function mailOf(
  { built, origin, outboxId, to }: Addressed,
  content: MailContent,
): OutgoingMail {
  const { hosts, links, name, support } = built.brand;
  return {
    messageId: `<${outboxId}@${new URL(links.website).hostname}>`,
    from: { name, address: support.email },
    to,
    ...writeMail(built, content, origin ?? `https://${hosts[0]}`),
  };
}
