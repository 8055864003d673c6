import { expect, it } from 'vitest';
import { NO_PAYMENT } from '../orders/methods/PaymentSources.ts';
import { pagePolicy } from './headers.ts';
import { tagManagerSources } from './tagManagerSources.ts';

const policyWith = (tagManager: string | undefined) =>
  pagePolicy({ scriptUrl: '/' }, ['sha256-AAAA'], NO_PAYMENT, tagManagerSources(tagManager));

it("lets a brand's tag manager in, and to where it counts", () => {
  const policy = policyWith('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
  expect(policy).toContain("script-src 'self' https://*.googletagmanager.com;");
  expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(policy).toMatch(/img-src 'self' data: [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(policy).not.toContain('unsafe');
});

it.each([undefined, '/sandbox/tag-manager/gtm.js?id=GTM-ABC123'])(
  'keeps the tight policy for %s',
  (tagManager) => {
    expect(policyWith(tagManager)).toBe(pagePolicy({ scriptUrl: '/' }, ['sha256-AAAA']));
  },
);
