import { expect, it } from 'vitest';
import { trustedIn } from './trusted.ts';

it('is not there in a browser without Trusted Types', () => {
  expect(trustedIn({ crypto })).toBeUndefined();
});

it('is not there where the headers let nobody make its policy, and throws nothing', () => {
  const createPolicy = () => {
    throw new TypeError("Policy 'page' disallowed.");
  };

  expect(trustedIn({ crypto, trustedTypes: { createPolicy } })).toBeUndefined();
});
