import { expect, it } from 'vitest';
import { linked } from './linked.ts';

const support = { email: 'help@acme.example', phone: '+1 (312) 555-0142' };

function written(locale: string): string {
  const ink = { name: 'ink', colour: '#14231c' } as const;
  const sentence = 'Call +1 (312) 555-0142, or write to help@acme.example.';
  return linked({ locale, name: 'Acme', support }, ink, sentence).markup;
}

it('keeps the signs of a number and an address in their order from right to left', () => {
  const markup = written('ar-XB');
  expect(markup).toMatch(/<a [^>]*href="tel:\+13125550142" dir="ltr"/);
  expect(markup).toMatch(/<a [^>]*href="mailto:help@acme.example" dir="ltr"/);
});

it('says nothing of a direction where there is one only', () => {
  expect(written('en-US')).not.toContain('dir=');
});
