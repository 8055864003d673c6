import { describe, expect, it } from 'vitest';
import { aPage, fillIn } from '../../../../tests/factories/pages/aPage.ts';
import { aLead, aSession } from '../../../../tests/factories/pages/aPageData.ts';
import type { FaultReport } from '../../../core/contract/generated/calls.ts';
import type { PaymentFault } from '../../../core/rules/errors/payment/PaymentFault.ts';
import type { CallError } from '../../providers/calls/CallError.ts';
import { toFaultReport } from '../../providers/reports/toFaultReport.ts';
import { PaymentReport } from './PaymentReport.ts';
import { personalTexts } from './personalTexts.ts';
import { startReporting } from './startReporting.ts';

const OFFLINE: CallError = { kind: 'offline', cause: new TypeError('Failed to fetch') };

function aReportingPage(session = aSession()) {
  const { stores } = aPage();
  fillIn(stores);
  const sent: FaultReport[] = [];
  const report = startReporting({
    personal: () => personalTexts(session, stores),
    sinkFor: (mask) => (it) => sent.push(toFaultReport(it, mask, '/signup')),
  });
  return { stores, sent, report };
}

function fail(): never {
  throw new Error('It is broken.');
}

/** The window's event for an uncaught error. */
const fault = (error: unknown) => ({
  kind: 'fault' as const,
  event: new ErrorEvent('error', { error, message: String(error) }),
});

describe('a call that failed', () => {
  it.each([
    ['/signup', 'signup'],
    ['/signup/free', 'signup'],
    ['/signup/freetrial', 'signup'],
    ['/answeringService/signup', 'signup'],
    ['/payment', 'payment'],
    ['/attempts/7f3c1d52', 'payment'],
    ['/email', 'emailCheck'],
    ['/v1/email', 'emailCheck'],
    ['/client-token', 'clientToken'],
    ['/billing-request-flow', 'directDebit'],
    ['/elsewhere', 'call'],
  ])('%s is reported with the tag %s', (path, tag) => {
    const { sent, report } = aReportingPage();
    report({ kind: 'call', path, error: OFFLINE });
    expect(sent).toMatchObject([{ tag, level: 'warning', causes: ['TypeError: Failed to fetch'] }]);
  });

  it.each<[CallError, string, string]>([
    [{ kind: 'refused', message: 'EMAIL_ADDRESS_UNAVAILABLE', data: null }, 'info', 'UNAVAILABLE'],
    [{ kind: 'refused', message: 'INTERNAL_SERVER_ERROR', data: null }, 'error', 'INTERNAL'],
    [{ kind: 'rateLimited' }, 'warning', 'Too many requests'],
    [{ kind: 'timedOut', cause: null }, 'warning', 'timedOut'],
    [{ kind: 'unreadable', status: 502, cause: '<html>' }, 'error', 'status 502'],
  ])('%o asks for as much as %s', (error, level, words) => {
    const { sent, report } = aReportingPage();
    report({ kind: 'call', path: '/signup', error });
    expect(sent).toMatchObject([{ level }]);
    expect(sent[0]?.message).toContain(words);
  });
});

describe('a fault', () => {
  it('is fatal where it is an exception', () => {
    const { sent, report } = aReportingPage();
    report(fault(new RangeError('outer', { cause: new Error('inner') })));
    expect(sent).toMatchObject([
      { level: 'fatal', tag: 'page', message: 'RangeError: outer', causes: ['Error: inner'] },
    ]);
  });

  it('in paying has its own tag and level', () => {
    const { sent, report } = aReportingPage();
    const its: PaymentFault = {
      seen: 'nothing',
      tag: 'threeDSecure',
      severity: 'error',
      code: 'X',
      fields: [],
    };
    report(fault(new PaymentReport(its, null)));
    expect(sent).toMatchObject([{ level: 'error', tag: 'threeDSecure' }]);
  });

  it('that is not an error is reported too', () => {
    const { sent, report } = aReportingPage();
    report({ kind: 'fault', event: Object.assign(new Event('unhandledrejection'), { reason: 7 }) });
    expect(sent).toMatchObject([{ message: 'Error: 7' }]);
  });

  it.each([
    ['an object without text', Object.create(null)],
    ['an error whose message throws', Object.defineProperty(new Error(), 'message', { get: fail })],
  ])('that cannot be read is reported as unreadable: %s', async (_name, thrown) => {
    const { sent, report } = aReportingPage();
    report({ kind: 'fault', event: Object.assign(new Event('error'), { reason: thrown }) });
    const unread = {
      level: 'error',
      tag: 'reports',
      message: 'Error: A fault could not be reported.',
    };
    await expect.poll(() => sent).toMatchObject([unread]);
  });

  it.each([
    ['throws', fail],
    ['rejects', () => Promise.reject(new Error('no'))],
  ])('does no harm when reporting it %s', async (_name, sink) => {
    const asked: unknown[] = [];
    const report = startReporting({
      personal: () => [],
      sinkFor: () => (it) => {
        asked.push(it);
        return sink();
      },
    });
    report(fault(new Error('It broke.')));
    await expect.poll(() => asked).toHaveLength(2);
  });

  it('is reported once, and a page that fails repeatedly stops reporting', () => {
    const { sent, report } = aReportingPage();
    report(fault(new Error('again')));
    report(fault(new Error('again')));
    expect(sent).toHaveLength(1);
    for (let each = 0; each < 50; each += 1) report(fault(new Error(`fault ${each}`)));
    expect(sent).toHaveLength(20);
  });
});

describe("the visitor's identity", () => {
  it('is in no report, wherever it occurs', () => {
    const { stores, sent, report } = aReportingPage();
    const { contact } = stores;
    const typed = [contact.fullName, contact.companyName, contact.email, contact.password];
    const text = typed.map(({ value }) => `'${value}'`).join(' ');
    const cause = new Error(`cause ${text} (201) 555-0123`);
    report(fault(new Error(`Lovelace's ${text} at /signup?email=ada`, { cause })));
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toMatch(
      /\bada\b|lovelace|analytical|engine|example\.com|555-?01/i,
    );
  });

  it.each([
    ['Cha', 'the server was unreachable', 'the server was unreachable'],
    ['Ann', 'cannot scan the channel', 'cannot scan the channel'],
    ['Rob', 'ROB (rob) or rob_2', '[masked] ([masked]) or [masked]_2'],
    ['Élé', 'élément Élé', 'élément [masked]'],
    ['李小龙', '李小龙: 李小龙', '[masked]: [masked]'],
    ['Bo Li', 'Error: Bo Li said', 'Error: [masked] said'],
    ['Grace', 'at%20Grace%20Hopper', 'at%20[masked]%20Hopper'],
    ['Grace', String.raw`{"name":"x\nGrace"}`, String.raw`{"name":"x\n[masked]"}`],
    ['Lovelace', 'userLovelaceX', 'user[masked]X'],
  ])('by the name of %s is masked as a whole word: %s', (name, said, masked) => {
    const { stores, sent, report } = aReportingPage();
    stores.contact.fullName.setValue(name);
    report(fault(new Error(said)));
    expect(sent).toMatchObject([{ message: `Error: ${masked}` }]);
  });

  it('of a lead is masked too, before anything is typed', () => {
    const session = aSession({ lead: aLead({ firstName: 'Grace', companyName: 'Navy (US)' }) });
    expect(personalTexts(session, null)).toEqual(
      expect.arrayContaining(['Grace', 'Navy (US)', 'ada@example.com', '2015550123']),
    );
    expect(personalTexts(session, null)).not.toContain('GOOGLE');
  });

  it("in a link's answers is masked too, before anything is typed", () => {
    const session = aSession({ answers: { trade: 'Lacemaker', ways: ['by-letter'] } });
    expect(personalTexts(session, null)).toEqual(
      expect.arrayContaining(['Lacemaker', 'by-letter']),
    );
  });
});
