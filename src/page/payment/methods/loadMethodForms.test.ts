import { expect, it, onTestFinished, vi } from 'vitest';
import { keysOf } from '../../../core/texts/keysOf.ts';
import { TimedOut } from '../../providers/within.ts';
import { loadMethodForms } from './loadMethodForms.ts';
import { PAYMENT_METHOD_FORMS } from './paymentMethodForms.ts';

const createLate = vi.fn((_method: string, _load: unknown) => PAYMENT_METHOD_FORMS.CC);

it("returns only the forms of the page's methods", async () => {
  expect(Object.keys(await loadMethodForms(['CC'], createLate))).toEqual(['CC']);
  expect(Object.keys(await loadMethodForms(['ACH', 'CC'], createLate))).toEqual(['ACH', 'CC']);
});

it('has a form for every method that the server renders', async () => {
  const every = keysOf(PAYMENT_METHOD_FORMS);
  expect(Object.keys(await loadMethodForms(every, createLate))).toEqual(every);
  expect(createLate).not.toHaveBeenCalled();
});

it.each(['ACH', 'GC'] as const)(
  'a page whose file of %s fails to load gets another form instead, and reports it',
  async (method) => {
    const cause = new Error('Failed to fetch dynamically imported module');
    const lost = () => Promise.reject(cause);
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const load = { CC: async () => PAYMENT_METHOD_FORMS.CC, ACH: lost, GC: lost };
    expect(Object.keys(await loadMethodForms(['CC', method], createLate, load))).toEqual([
      'CC',
      method,
    ]);
    expect(createLate.mock.calls).toEqual([[method, lost]]);
    expect(report.mock.calls).toEqual([[cause]]);
  },
);

it('a page whose file of a method hangs starts without it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('reportError', vi.fn());
  const hangs = () => new Promise<never>(() => undefined);
  const load = { CC: async () => PAYMENT_METHOD_FORMS.CC, ACH: hangs, GC: hangs };
  const loading = loadMethodForms(['CC', 'ACH'], createLate, load);
  await vi.advanceTimersByTimeAsync(5000);

  expect(Object.keys(await loading)).toEqual(['CC', 'ACH']);
  expect(createLate).toHaveBeenCalledWith('ACH', hangs);
  expect(reportError).toHaveBeenCalledWith(expect.any(TimedOut));
});
