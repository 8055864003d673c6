import { describe, expect, it } from 'vitest';
import { aBrand } from '../../../tests/factories/brands/aBrand.ts';
import { readVisit } from './readVisit.ts';

function contact(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64');
}

describe('a visit', () => {
  it("has the brand's default type, no plan, the source Direct and nothing filled in", () => {
    expect(readVisit(aBrand(), {})).toEqual({
      signupType: 'free',
      planId: null,
      paymentMethod: 'CC',
      utmSource: 'Direct',
      prefill: { fullName: '', companyName: '', phoneNumber: '', email: '' },
      contactEmail: '',
      carriedQuery: '',
      contactFault: null,
      hasFailedReturn: false,
    });
  });

  it('takes the first of a parameter that comes twice, and ignores an empty one', () => {
    const visit = readVisit(aBrand(), { utm_source: ['one', 'two'], planId: ' ' });

    expect(visit).toMatchObject({ utmSource: 'one', planId: null });
  });

  it('keeps the source to its first 200 characters', () => {
    expect(readVisit(aBrand(), { utm_source: 'x'.repeat(5000) }).utmSource).toHaveLength(200);
  });

  it('fills in the e-mail of the query, unless it is too long to be one', () => {
    expect(readVisit(aBrand(), { email: ' ada@example.com ' }).prefill.email).toBe(
      'ada@example.com',
    );
    expect(readVisit(aBrand(), { email: 'x'.repeat(255) }).prefill.email).toBe('');
  });
});

describe('the way to pay', () => {
  const { payment } = aBrand();
  const us = aBrand({ payment: { ...payment, methods: ['CC', 'ACH'] } });
  const uk = aBrand({ payment: { ...payment, methods: ['GC', 'CC'] } });

  it.each([
    ["is the brand's first", uk, {}, 'GC'],
    ['is bank debit with ach=true', us, { ach: 'true' }, 'ACH'],
    ['is direct debit with gc=true', uk, { gc: 'true' }, 'GC'],
    ['is no bank debit with anything else', us, { ach: '1' }, 'CC'],
    ['is none that the brand does not offer', us, { gc: 'true' }, 'CC'],
    ['is the one that the brand offers of both', us, { gc: 'true', ach: 'true' }, 'ACH'],
  ])('%s', (_name, brand, query, method) => {
    expect(readVisit(brand, query).paymentMethod).toBe(method);
  });
});

describe('the contact parameter', () => {
  const details = { fullName: 'Ada Lovelace', companyName: 'Engines', email: 'ada@example.com' };

  it('fills in the details', () => {
    expect(readVisit(aBrand(), { contact: contact(details) }).prefill).toMatchObject({
      fullName: 'Ada Lovelace',
      companyName: 'Engines',
    });
  });

  it('fills in its e-mail only on the types that the brand names, and says it on all', () => {
    const query = { contact: contact(details) };
    const { form } = aBrand();
    const filling = aBrand({ form: { ...form, prefillEmailFromContactOn: ['free'] } });

    expect(readVisit(aBrand(), query).prefill.email).toBe('');
    expect(readVisit(aBrand(), query).contactEmail).toBe('ada@example.com');
    expect(readVisit(filling, query).prefill.email).toBe('ada@example.com');
  });

  it('comes after the e-mail parameter', () => {
    const { form } = aBrand();
    const filling = aBrand({ form: { ...form, prefillEmailFromContactOn: ['free'] } });
    const query = { contact: contact(details), email: 'bob@example.com' };

    expect(readVisit(filling, query).prefill.email).toBe('bob@example.com');
  });

  it('is ignored where it cannot be read, with the reason', () => {
    const visit = readVisit(aBrand(), { contact: '{"fullName":"Ada"}' });

    expect(visit.prefill.fullName).toBe('');
    expect(visit.contactFault).toMatchObject({ kind: 'notBase64' });
  });
});
