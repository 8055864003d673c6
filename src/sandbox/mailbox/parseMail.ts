import PostalMime, { type Address, type Attachment } from 'postal-mime';
import { linksOf } from './linksOf.ts';
import type { Mail, MailAddress } from './Mail.ts';

const NOBODY: MailAddress = { name: '', address: '' };

function people(addresses: readonly Address[]): MailAddress[] {
  return addresses.flatMap((entry) =>
    entry.group === undefined
      ? [{ name: entry.name, address: entry.address }]
      : people(entry.group),
  );
}

/** Puts an image that travels inside the message where its HTML names it, so that it can be seen alone. */
function inlineImages(html: string, attachments: readonly Attachment[]): string {
  return attachments.reduce((markup, { contentId, mimeType, content }) => {
    if (contentId === undefined || !/^image\/[a-z0-9.+-]+$/.test(mimeType)) return markup;
    if (typeof content !== 'string') return markup;
    return markup.replaceAll(
      `cid:${contentId.replace(/^<|>$/g, '')}`,
      `data:${mimeType};base64,${content}`,
    );
  }, html);
}

/** Without a date that can be read, a message is of the moment it came in. */
function isoDate(written: string | undefined, received: Date): string {
  const date = new Date(written ?? '');
  return (Number.isNaN(date.getTime()) ? received : date).toISOString();
}

/** Reads a raw message (RFC 5322). What it leaves out is empty. Rejects only what is nested or headed absurdly. */
export async function parseMail(raw: Uint8Array, received: Date): Promise<Mail> {
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  const html = inlineImages(parsed.html ?? '', parsed.attachments);
  const text = parsed.text ?? '';
  return {
    from: people(parsed.from === undefined ? [] : [parsed.from])[0] ?? NOBODY,
    to: people(parsed.to ?? []),
    subject: parsed.subject ?? '',
    date: isoDate(parsed.date, received),
    text,
    html,
    links: linksOf(html, text),
  };
}
