import { describe, expect, it } from 'vitest';
import { consentCookieValue, consentOf, readConsentCookie } from './consentOf.ts';

const SILENT = { answer: null, objects: false };

describe('where a visitor is asked first', () => {
  it('leaves the question open until it is answered', () => {
    expect(consentOf('optIn', SILENT)).toBe('open');
    expect(consentOf('optIn', { ...SILENT, answer: 'granted' })).toBe('granted');
    expect(consentOf('optIn', { ...SILENT, answer: 'refused' })).toBe('refused');
  });

  it("takes the browser's objection for the answer", () => {
    expect(consentOf('optIn', { ...SILENT, objects: true })).toBe('refused');
  });
});

describe('where a visitor may object', () => {
  it('measures until one does', () => {
    expect(consentOf('optOut', SILENT)).toBe('granted');
    expect(consentOf('optOut', { ...SILENT, answer: 'refused' })).toBe('refused');
  });

  it("honours the browser's Global Privacy Control", () => {
    expect(consentOf('optOut', { ...SILENT, objects: true })).toBe('refused');
  });

  it('lets an answer that was given here count for more', () => {
    expect(consentOf('optOut', { answer: 'granted', objects: true })).toBe('granted');
  });
});

it('asks nobody where no consent is required', () => {
  expect(consentOf('notRequired', { answer: 'refused', objects: true })).toBe('granted');
});

it.each(['granted', 'refused'] as const)(
  'reads %s back for its brand, and for no other',
  (answer) => {
    const value = consentCookieValue('slotbook', answer);
    expect(readConsentCookie('slotbook', value)).toBe(answer);
    expect(readConsentCookie('chatmoor', value)).toBeNull();
  },
);

it.each([undefined, '', 'slotbook', 'slotbook.maybe'])('reads no answer out of %s', (value) => {
  expect(readConsentCookie('slotbook', value)).toBeNull();
});
