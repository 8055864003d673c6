import { expect, it } from 'vitest';
import { trustedIn } from './trusted.ts';

it('leaves texts as they are where the browser knows none', () => {
  expect(trustedIn({ crypto })).toBeUndefined();
});

it("leaves texts as they are where another's header allows no policy of the page's", () => {
  const createPolicy = () => {
    throw new TypeError('Policy "page" disallowed.');
  };

  expect(trustedIn({ crypto, trustedTypes: { createPolicy } })).toBeUndefined();
});
