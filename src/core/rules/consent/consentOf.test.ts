import { describe, expect, it } from 'vitest';
import { consentCookieValue, consentOf, readConsentCookie } from './consentOf.ts';

const SILENT = { answer: null, objects: false };

describe('when a visitor must be asked first', () => {
  it('leaves the question open until it is answered', () => {
    expect(consentOf('optIn', SILENT)).toBe('open');
    expect(consentOf('optIn', { ...SILENT, answer: 'granted' })).toBe('granted');
    expect(consentOf('optIn', { ...SILENT, answer: 'refused' })).toBe('refused');
  });

  it("treats the browser's objection as the answer", () => {
    expect(consentOf('optIn', { ...SILENT, objects: true })).toBe('refused');
  });
});

describe('when a visitor can object', () => {
  it('measures until the visitor objects', () => {
    expect(consentOf('optOut', SILENT)).toBe('granted');
    expect(consentOf('optOut', { ...SILENT, answer: 'refused' })).toBe('refused');
  });

  it("honours the browser's Global Privacy Control", () => {
    expect(consentOf('optOut', { ...SILENT, objects: true })).toBe('refused');
  });

  it('gives precedence to an answer given here', () => {
    expect(consentOf('optOut', { answer: 'granted', objects: true })).toBe('granted');
  });
});

it('asks no visitor when no consent is required', () => {
  expect(consentOf('notRequired', { answer: 'refused', objects: true })).toBe('granted');
});

it.each(['granted', 'refused'] as const)('reads %s back for its own brand only', (answer) => {
  const value = consentCookieValue('slotbook', answer);
  expect(readConsentCookie('slotbook', value)).toBe(answer);
  expect(readConsentCookie('chatmoor', value)).toBeNull();
});

it.each([undefined, '', 'slotbook', 'slotbook.maybe'])('reads no answer from %s', (value) => {
  expect(readConsentCookie('slotbook', value)).toBeNull();
});
