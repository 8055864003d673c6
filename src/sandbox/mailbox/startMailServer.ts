import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { MailStorage } from './openMailStorage.ts';
import { parseMail } from './parseMail.ts';

export interface MailServer {
  readonly port: number;
  close(): Promise<void>;
}

const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

/**
 * Accepts mail over SMTP on 127.0.0.1, without log-in or TLS, and stores each message before it
 * acknowledges it. Rejects when the port is in use.
 */
export function startMailServer(
  port: number,
  storage: MailStorage,
  now: () => Date,
): Promise<MailServer> {
  /** Stores one message. A rejection is reported to its sender. */
  async function keep(stream: SMTPServerDataStream, recipients: readonly string[]): Promise<void> {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) throw new Error('The message is larger than 10 MB.');
    storage.add({ raw, recipients, mail: await parseMail(raw, now()) });
  }

  const keepAndCall = callbackify(keep);
  const server = new SMTPServer({
    banner: 'Sandbox mailbox: nothing is sent on',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MESSAGE_BYTES,
    closeTimeout: 500,
    onData(stream, { envelope }, callback) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      keepAndCall(stream, recipients, callback);
    },
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    const listener = server.listen(port, '127.0.0.1', () => {
      const address = listener.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        port: taken,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}
