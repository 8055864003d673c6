import { describe, expect, it, onTestFinished } from 'vitest';
import { openMailStorage } from '../../src/sandbox/mailbox/openMailStorage.ts';
import { startMailServer } from '../../src/sandbox/mailbox/startMailServer.ts';
import { openStorage } from '../../src/sandbox/openStorage.ts';
import { startSandbox } from '../../src/sandbox/startSandbox.ts';
import type { MailGateway, OutgoingMail } from '../../src/server/gateways/mail/MailGateway.ts';
import { smtpMail } from '../../src/server/gateways/mail/smtpMail.ts';
import { aTemporaryFolder } from '../factories/aTemporaryFolder.ts';
import { fakeMail } from '../factories/fakeGateways.ts';

interface Subject {
  readonly mail: MailGateway;
  /** Subject and text of the received mails. */
  readonly arrived: () => Promise<readonly { readonly subject: string; readonly text: string }[]>;
}

const MAIL: OutgoingMail = {
  messageId: '<one@slotbook.example>',
  from: { name: 'Slotbook', address: 'help@slotbook.example' },
  to: 'zoe@example.com',
  subject: 'Wëlcome',
  text: 'Hello Zoë,\nplease confirm.\n',
  html: '<p>Hello Zoë,<br>please confirm.</p>',
};

async function overSmtp(): Promise<Subject> {
  const dataDir = await aTemporaryFolder();
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir });
  onTestFinished(() => sandbox.close());
  return {
    mail: smtpMail(`smtp://127.0.0.1:${sandbox.smtpPort}`),
    arrived: async () => {
      const response = await fetch(`${sandbox.url}/sandbox/mailbox`, {
        headers: { accept: 'application/json' },
      });
      const { messages }: { messages: { subject: string; text: string }[] } = await response.json();
      return messages;
    },
  };
}

async function inMemory(): Promise<Subject> {
  const mail = fakeMail();
  return { mail, arrived: async () => mail.sent };
}

describe.each([
  ['Mail over SMTP', overSmtp],
  ['the mail of the tests', inMemory],
])('%s', (_name, subject) => {
  it('arrives as it was sent', async () => {
    const { arrived, mail } = await subject();

    await mail.send(MAIL);

    const [first, ...others] = await arrived();
    expect(others).toEqual([]);
    expect(first?.subject).toBe('Wëlcome');
    expect(first?.text.trim()).toBe('Hello Zoë,\nplease confirm.');
  });
});

it('Mail over SMTP throws when no server answers', async () => {
  await expect(smtpMail('smtp://127.0.0.1:9').send(MAIL)).rejects.toThrow(/ECONNREFUSED/);
});

it('Mail over SMTP carries its Message-ID, and the same key every time', async () => {
  const storage = openMailStorage(openStorage(null));
  const server = await startMailServer(0, storage, () => new Date());
  onTestFinished(() => server.close());
  const mail = smtpMail(`smtp://127.0.0.1:${server.port}`);

  await mail.send(MAIL);
  await mail.send(MAIL);

  const headersOf = (id: number) => {
    const [head = ''] = Buffer.from(storage.raw(id) ?? [])
      .toString()
      .split('\r\n\r\n');
    return head.split('\r\n').filter((line) => /^(?:message-id|idempotency-key):/i.test(line));
  };
  const expected = ['Idempotency-Key: one', 'Message-ID: <one@slotbook.example>'];
  expect([headersOf(1).toSorted(), headersOf(2).toSorted()]).toEqual([expected, expected]);
});
