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

/**
 * Embeds images attached to the message where its HTML refers to them, so that the HTML can be
 * shown alone.
 */
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

/** A message without a readable date gets the moment of its arrival. */
function isoDate(written: string | undefined, received: Date): string {
  const date = new Date(written ?? '');
  return (Number.isNaN(date.getTime()) ? received : date).toISOString();
}

/** Parses a raw message (RFC 5322). Missing parts are empty. Rejects only extreme nesting or headers. */
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
