import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage } from '../openStorage.ts';
import { type MailStorage, openMailStorage } from './openMailStorage.ts';
import { type MailServer, startMailServer } from './startMailServer.ts';

let storage: MailStorage;
let server: MailServer;

beforeEach(async () => {
  storage = openMailStorage(openStorage(null));
  server = await startMailServer(0, storage, () => new Date('2026-11-21T09:00:00Z'));
});

afterEach(() => server.close());

async function deliver(message: SendMailOptions): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  await transport.sendMail(message);
  transport.close();
}

const ACTIVATION: SendMailOptions = {
  from: 'Slotbook <help@slotbook.example>',
  to: 'Ana Søndergård <Ana@Example.com>',
  subject: 'Activate your account – today',
  text: 'Open https://slotbook.example/activate?token=1.',
  html: '<p>Hello Ana, <a href="https://slotbook.example/activate?token=1&amp;x=2">activate</a></p>',
  date: new Date('2026-11-21T08:59:00Z'),
};

test('keeps a delivered message with both parts and its links', async () => {
  await deliver(ACTIVATION);
  expect(storage.list('')).toEqual([
    {
      id: 1,
      from: { name: 'Slotbook', address: 'help@slotbook.example' },
      to: [{ name: 'Ana Søndergård', address: 'Ana@example.com' }],
      subject: 'Activate your account – today',
      date: '2026-11-21T08:59:00.000Z',
      text: 'Open https://slotbook.example/activate?token=1.\n',
      html: '<p>Hello Ana, <a href="https://slotbook.example/activate?token=1&amp;x=2">activate</a></p>\n',
      links: [
        'https://slotbook.example/activate?token=1&x=2',
        'https://slotbook.example/activate?token=1',
      ],
    },
  ]);
});

test('lists the newest first, and by recipient in any case', async () => {
  await deliver({ ...ACTIVATION, subject: 'One' });
  await deliver({ ...ACTIVATION, to: 'ben@example.com', subject: 'Two' });
  await deliver({ ...ACTIVATION, subject: 'Three' });
  expect(storage.list('').map((mail) => mail.subject)).toEqual(['Three', 'Two', 'One']);
  expect(storage.list('ANA@example.com').map((mail) => mail.subject)).toEqual(['Three', 'One']);
});

test('keeps the bytes as they arrived', async () => {
  await deliver({ ...ACTIVATION, headers: { 'X-Brand': 'slotbook' } });
  expect(Buffer.from(storage.raw(1) ?? []).toString()).toContain('X-Brand: slotbook\r\n');
});

test('stores no HTML for a message with text only', async () => {
  await deliver({ from: 'a@example.com', to: 'b@example.com', subject: '', text: '<b>hi</b>' });
  expect(storage.find(1)).toMatchObject({ html: '', text: '<b>hi</b>\n', subject: '' });
});

test('an image inside the message is embedded in its HTML', async () => {
  await deliver({
    ...ACTIVATION,
    html: '<img src="cid:logo@slotbook" alt="">',
    attachments: [{ cid: 'logo@slotbook', content: Buffer.from('png'), contentType: 'image/png' }],
  });
  expect(storage.find(1)?.html).toContain('<img src="data:image/png;base64,cG5n" alt="">');
});

test('emptying deletes every message and does not reuse ids', async () => {
  await deliver(ACTIVATION);
  expect([storage.empty(), storage.count()]).toEqual([1, 0]);
  await deliver(ACTIVATION);
  expect(storage.find(1)).toBeNull();
});

test('a taken port is an error, not a crash', async () => {
  await expect(startMailServer(server.port, storage, () => new Date())).rejects.toThrow(
    'EADDRINUSE',
  );
});
