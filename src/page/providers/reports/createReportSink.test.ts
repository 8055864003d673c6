import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaultReport } from '../../../core/contract/generated/calls.ts';
import { createReportSink, type LoadService } from './createReportSink.ts';
import type { Report } from './Report.ts';

const REPORT: Report = { level: 'fatal', tag: 'page', error: new Error('It broke.') };

let logged: FaultReport[] = [];

beforeEach(() => {
  logged = [];
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    logged.push(JSON.parse(body));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function aSink(load: LoadService, sentryDsn: string | undefined = 'https://key@o1.example/42') {
  return createReportSink(
    {
      measurement: { consent: 'granted', ...(sentryDsn !== '' && { sentryDsn }) },
      consent: { isGranted: true },
      mask: (text) => text,
      path: '/signup',
    },
    load,
  );
}

function throwing(): never {
  throw new Error('The service is broken.');
}

const messages = () => logged.map(({ message }) => message);

describe('a report', () => {
  it('goes to the service once it has loaded, and to the log without one', async () => {
    const taken: Report[] = [];
    aSink(async () => () => (report) => void taken.push(report))(REPORT);
    await expect.poll(() => taken).toEqual([REPORT]);
    expect(logged).toEqual([]);
    aSink(throwing, '')(REPORT);
    expect(messages()).toEqual(['Error: It broke.']);
  });

  it.each<[string, LoadService, readonly string[]]>([
    ['does not come', () => Promise.reject(new Error('blocked')), []],
    ['does not start', async () => throwing, ['Error: The report service failed.']],
    ['takes none', async () => () => throwing, ['Error: The report service failed.']],
    [
      'rejects it',
      async () => () => () => Promise.reject(new Error('no')),
      ['Error: The report service failed.'],
    ],
  ])('goes to the log where the service %s, with what it failed by', async (_name, load, more) => {
    aSink(load)(REPORT);
    await expect.poll(messages).toHaveLength(1 + more.length);
    expect(messages().toSorted()).toEqual(['Error: It broke.', ...more].toSorted());
  });
});
