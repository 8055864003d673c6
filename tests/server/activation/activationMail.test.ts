import { expect, it } from 'vitest';
import type { OutgoingMail } from '../../../src/server/gateways/mail/MailGateway.ts';
import { aBrand } from '../../factories/brands/aBrand.ts';
import { aBuiltBrand } from '../../factories/brands/aBuiltBrand.ts';
import { aServer } from '../../factories/servers/aServer.ts';
import { aSignupRequest, aVisitor } from '../../factories/servers/aVisitor.ts';

async function theMail(firstName = 'Ada'): Promise<OutgoingMail> {
  const support = { email: 'help@slotbook.example', phone: '+1 312 555 0142', hours: 'weekdays' };
  const { app, deliver, mail } = await aServer({
    brands: [aBuiltBrand({ brand: aBrand({ support }) })],
  });
  const visitor = await aVisitor(app);
  await visitor.post('/signup/free', aSignupRequest({ leadInfo: { firstName } }));
  await deliver();
  const [sent] = mail.sent;
  if (sent === undefined) throw new Error('No mail was sent');
  return sent;
}

it("goes to the visitor from the brand's support address", async () => {
  expect(await theMail()).toMatchObject({
    from: { name: 'Slotbook', address: 'help@slotbook.example' },
    to: 'ada@example.com',
    subject: 'Activate your Slotbook account',
  });
});

it('says the same in text and in HTML: the link, how long it works and whom to ask', async () => {
  const { html, text } = await theMail();
  const link = /http:\/\/slotbook\.localhost:4000\/activate\?token=[\w-]{43}/;

  expect(text).toMatch(link);
  expect(html).toMatch(link);
  const told = html
    .replace(/<\/?(?:a|span)\b[^>]*>/g, '')
    .replaceAll(/<br>|<\/p>\n<p\b[^>]*>/g, '\n');
  for (const body of [text, told]) {
    expect(body).toContain('Hello Ada,');
    expect(body.replaceAll('\u00a0', ' ')).toContain('This link works for 24 hours');
    expect(body).toMatch(/Plan(?:: |<\/td><td[^>]*>)Starter, 1 user/);
    expect(body).toContain('Write to help@slotbook.example or call +1 312 555 0142.\nweekdays');
    expect(body).toContain('Slotbook, Inc.');
  }
});

it("is drawn in the brand's colours, with nothing to load from elsewhere", async () => {
  const { html } = await theMail();

  expect(html).toContain('background:#0b5fff');
  expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
});

it('escapes what the visitor typed', async () => {
  const { html, text } = await theMail('Tom & "Ada"');

  expect(html).toContain('Hello Tom &amp; &quot;Ada&quot;,');
  expect(text).toContain('Hello Tom & "Ada",');
});

it('has one message id for every attempt', async () => {
  expect((await theMail()).messageId).toMatch(/^<[0-9a-f-]{36}@www\.slotbook\.example>$/);
});

it.each([
  'https://evil.example/win',
  'Visit evil.example now',
  'evil.example',
  'ada@evil.example',
  'Call 1-900-555-0100 to collect your prize',
  'A'.repeat(60),
])(
  "greets without a name that would put words or links into a stranger's inbox: %s",
  async (name) => {
    const { html, text } = await theMail(name);

    expect(text).toMatch(/^Hello,$/m);
    for (const body of [html, text]) expect(body).not.toContain(name);
  },
);

it.each(['Ada', 'Mary-Jane', "D'Arcy", 'J.', 'Zoë', 'José María', '明'])(
  'greets %s',
  async (name) => {
    expect((await theMail(name)).text).toContain(`Hello ${name},`);
  },
);

it("leads to the brand's own host, whatever host a pinned brand was asked on", async () => {
  const config = { brand: 'slotbook', sandboxUrl: null };
  const { app, deliver, mail } = await aServer({ config });
  const visitor = await aVisitor(app, 'evil.example');

  const answer = await visitor.post('/signup/free', aSignupRequest());
  await deliver();

  expect(answer.statusCode).toBe(200);
  expect(mail.sent[0]?.text).toContain('https://signup.slotbook.example/activate?token=');
  expect(mail.sent[0]?.html).not.toContain('evil.example');
});
