import type { BuiltBrand } from '../../core/contract/builtBrand.ts';
import type { MailContent } from '../../core/mails/MailContent.ts';
import { writeMail } from '../../core/mails/writeMail.ts';
import type { OutgoingMail } from '../gateways/mail/MailGateway.ts';

export interface Addressed {
  readonly built: BuiltBrand;
  /** The piece of the outbox that asks for the mail. */
  readonly outboxId: string;
  readonly to: string;
  /** Where the mail's logo is fetched from; null is the brand's first host. */
  readonly origin: string | null;
}

/** Writes a mail and addresses it: from the brand's support, under an id that each attempt at it has. */
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
