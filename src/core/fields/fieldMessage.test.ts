import { describe, expect, it } from 'vitest';
import { FIELD_ERROR_CODES } from '../contract/FieldErrorCode.ts';
import { en } from '../texts/en.ts';
import { fieldMessage } from './fieldMessage.ts';
import { FIELD_NAMES } from './fields.ts';

describe('fieldMessage', () => {
  const say = (...args: Parameters<typeof fieldMessage>) => en[fieldMessage(...args)];

  it('has both wordings for an empty name and e-mail', () => {
    expect(say('fullName', 'required', 'enterValid')).toBe('Please enter a valid name.');
    expect(say('fullName', 'required', 'required')).toBe('Full name required.');
    expect(say('email', 'required', 'enterValid')).toBe('Enter a valid email address.');
    expect(say('email', 'required', 'required')).toBe('Email required.');
    expect(say('companyName', 'required', 'required')).toBe('Please enter a valid company name.');
  });

  it('names the field in the message for forbidden input', () => {
    expect(say('companyName', 'markup', 'enterValid')).toBe(
      'This name does not comply with the Terms of Use.',
    );
    expect(say('email', 'forbiddenWords', 'enterValid')).toBe(
      'This email does not comply with the Terms of Use.',
    );
  });

  it('has a message for every field and code', () => {
    for (const field of [...FIELD_NAMES, 'agreed', 'robotCheck'] as const) {
      for (const code of FIELD_ERROR_CODES) expect(say(field, code, 'required')).toBeTruthy();
    }
  });
});
