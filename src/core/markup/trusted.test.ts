import { expect, it } from 'vitest';
import { trustedIn } from './trusted.ts';

it('is undefined in a browser without Trusted Types', () => {
  expect(trustedIn({ crypto })).toBeUndefined();
});

it('is undefined where the headers forbid its policy, and throws nothing', () => {
  const createPolicy = () => {
    throw new TypeError("Policy 'page' disallowed.");
  };

  expect(trustedIn({ crypto, trustedTypes: { createPolicy } })).toBeUndefined();
});
