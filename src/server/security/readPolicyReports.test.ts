import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPolicyReports } from './readPolicyReports.ts';

const PAGE = 'https://signup.slotbook.example/signup?email=ada@example.com&leadUniquePin=secret';

const old = (report: object) => ({ 'csp-report': { 'document-uri': PAGE, ...report } });
const listed = (...bodies: readonly object[]) =>
  bodies.map((body) => ({
    type: 'csp-violation',
    url: PAGE,
    body: { documentURL: PAGE, ...body },
  }));

it('reads what browsers send one by one', () => {
  const report = {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?card=4111111111111111',
    'script-sample': 'ada@example.com',
    referrer: 'https://mail.example/ada',
  };
  expect(readPolicyReports(old(report))).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      disposition: 'enforce',
      page: '/signup',
    },
  ]);
});

it('reads what browsers send as a list, and leaves out what is of another type', () => {
  const body = { effectiveDirective: 'img-src', blockedURL: 'inline', disposition: 'report' };
  const reports = [...listed(body), { type: 'deprecation', body: { id: 'x' } }, null, 'text'];

  expect(readPolicyReports(reports)).toEqual([
    { directive: 'img-src', blocked: 'inline', disposition: 'report', page: '/signup' },
  ]);
});

it.each([
  ['eval', 'eval'],
  ['data', 'data'],
  ['data:text/javascript,alert(1)', 'data'],
  ['blob:https://signup.slotbook.example/1', 'blob'],
  ['chrome-extension://abcdef/inject.js', 'other'],
  ['https://user:word@evil.example:8443/x', 'https://evil.example:8443'],
  ['wss://evil.example/socket', 'wss://evil.example'],
  ['', 'other'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, 'other'],
])('what was refused, %s, is kept as %s', (blocked, kept) => {
  const [report] = readPolicyReports(
    listed({ effectiveDirective: 'script-src', blockedURL: blocked }),
  );
  expect(report?.blocked).toBe(kept);
});

it('the directive of old browsers is the first word of their value', () => {
  const [report] = readPolicyReports(
    old({ 'violated-directive': "script-src 'self' https://a.example" }),
  );
  expect(report?.directive).toBe('script-src');
});

it('keeps at most twenty of a list', () => {
  const one = { effectiveDirective: 'img-src', blockedURL: 'inline' };
  const many = listed(...Array.from({ length: 50 }, () => one));
  expect(readPolicyReports(many)).toHaveLength(20);
});

/** JSON values for which `String()` throws. */
const UNSAYABLE: readonly unknown[] = [
  { toString: 1, valueOf: 1 },
  [[{ toString: null, valueOf: 'x' }]],
  JSON.parse(`${'['.repeat(7000)}${']'.repeat(7000)}`),
];

it('keeps no free text of a report', () => {
  const canary = 'ada@example.com/4111111111111111';
  const anything = fc.oneof(
    fc.anything(),
    fc.constantFrom(...UNSAYABLE),
    fc.constantFrom(canary, `https://a.example/${canary}`, `/${canary}`, [canary], { a: canary }),
  );
  const report = fc.record({
    'effective-directive': anything,
    'violated-directive': anything,
    'blocked-uri': anything,
    'document-uri': anything,
    disposition: anything,
    'script-sample': anything,
  });
  const body = fc.oneof(
    anything,
    report.map((it) => ({ 'csp-report': it })),
    fc.array(report.map((it) => ({ type: 'csp-violation', body: it }))),
  );
  fc.assert(
    fc.property(body, (sent) => {
      expect(JSON.stringify(readPolicyReports(sent))).not.toMatch(/ada@|\b4111/);
    }),
  );
});
