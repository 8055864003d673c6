import { createTransport } from 'nodemailer';
import { isThisMachine } from '../../config/isThisMachine.ts';
import { limitConnections } from '../limitRequests.ts';
import type { MailGateway, OutgoingMail } from './MailGateway.ts';

const TIMEOUT_MS = 15_000;

/** A mail takes several steps, each with its own time. One in drops never ends one. */
const MOST_STEPS = 4;

/** Mail over SMTP, without TLS for a mail server on this machine. */
export function smtpMail(smtpUrl: string, timeoutMs = TIMEOUT_MS): MailGateway {
  const url = new URL(smtpUrl);
  const local = isThisMachine(url.hostname);
  const secure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    ...(local ? { ignoreTLS: true } : { requireTLS: !secure }),
    ...(url.username !== '' && {
      auth: {
        user: decodeURIComponent(url.username),
        pass: decodeURIComponent(url.password),
      },
    }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send(mail) {
      await limitConnections(MOST_STEPS * timeoutMs, () =>
        transport.sendMail({ ...mail, headers: { 'Idempotency-Key': idempotencyKey(mail) } }),
      );
    },
  };
}

/** The part of the Message-ID before the @: the same for every attempt, and for no other mail. */
function idempotencyKey({ messageId }: OutgoingMail): string {
  return messageId.replace(/^<|@.*$/g, '');
}
