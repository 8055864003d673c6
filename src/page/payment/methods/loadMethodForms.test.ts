import { expect, it, onTestFinished, vi } from 'vitest';
import { valuesBy } from '../../../core/fields/valuesBy.ts';
import { keysOf } from '../../../core/texts/keysOf.ts';
import { TimedOut } from '../../providers/within.ts';
import { loadMethodForms } from './loadMethodForms.ts';
import { PAYMENT_METHOD_FORMS } from './paymentMethodForms.ts';

const METHODS = keysOf(PAYMENT_METHOD_FORMS);
const OF_OWN_FILE = METHODS.filter((method) => method !== 'CC');

/** Loads each method as this does. */
function loadingAs(load: () => Promise<never>) {
  return { ...valuesBy(METHODS, () => load), CC: async () => PAYMENT_METHOD_FORMS.CC };
}

const createLate = vi.fn((_method: string, _load: unknown) => PAYMENT_METHOD_FORMS.CC);

it("returns only the forms of the page's methods", async () => {
  expect(Object.keys(await loadMethodForms(['CC'], createLate))).toEqual(['CC']);
  expect(Object.keys(await loadMethodForms(['ACH', 'CC'], createLate))).toEqual(['ACH', 'CC']);
});

it('has a form for every method that the server renders', async () => {
  expect(Object.keys(await loadMethodForms(METHODS, createLate))).toEqual(METHODS);
  expect(createLate).not.toHaveBeenCalled();
});

it.each(OF_OWN_FILE)(
  'a page whose file of %s fails to load gets another form instead, and reports it',
  async (method) => {
    const cause = new Error('Failed to fetch dynamically imported module');
    const lost = () => Promise.reject(cause);
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const loaded = await loadMethodForms(['CC', method], createLate, loadingAs(lost));
    expect(Object.keys(loaded)).toEqual(['CC', method]);
    expect(createLate.mock.calls).toEqual([[method, lost]]);
    expect(report.mock.calls).toEqual([[cause]]);
  },
);

it('a page whose file of a method hangs starts without it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('reportError', vi.fn());
  const hangs = () => new Promise<never>(() => undefined);
  const loading = loadMethodForms(['CC', 'ACH'], createLate, loadingAs(hangs));
  await vi.advanceTimersByTimeAsync(5000);

  expect(Object.keys(await loading)).toEqual(['CC', 'ACH']);
  expect(createLate).toHaveBeenCalledWith('ACH', hangs);
  expect(reportError).toHaveBeenCalledWith(expect.any(TimedOut));
});
