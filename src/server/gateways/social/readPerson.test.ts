import { expect, it } from 'vitest';
import { readPerson } from './readPerson.ts';

const NAMES = { subject: 'id', firstName: 'first', lastName: 'last' };

it("stores a provider's address as one that is typed: trimmed, each accent joined to its letter", () => {
  const { email } = readPerson({ id: '1', email: ' Zoe\u0308@example.com ' }, NAMES);

  expect(email).toBe('Zo\u00eb@example.com');
});
