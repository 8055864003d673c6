import { expect, it } from 'vitest';
import { type ServerFigures, writeServerReport } from './serverReport.ts';

const load = (perSecond: number, perCpuSecond: number | null = perSecond, p99 = 9) => ({
  perSecond,
  perCpuSecond,
  p99,
  refused: 0,
});

const rate = (perSecond: number, perCpuSecond: number | null = null) => ({
  perSecond,
  perCpuSecond,
});

function figures(overrides: Partial<ServerFigures> = {}): ServerFigures {
  return {
    about: ['Measured on a day.'],
    hello: load(30_000),
    rows: [
      { name: 'kept', load: load(15_000), aim: { ofHello: 0.4 } },
      { name: 'named', load: load(900, 1200), aim: { perCore: 1000 } },
    ],
    steady: { rate: 2000, brands: 100, load: load(2000, 20_000, 40) },
    memory: {
      views: 1_000_000,
      brands: 10_000,
      held: [
        { share: 0.2, megabytes: 300 },
        { share: 0.5, megabytes: 400 },
        { share: 1, megabytes: 420 },
      ],
    },
    signUps: { bare: rate(60, 50), signedUp: rate(54, 41) },
    ...overrides,
  };
}

it('puts each figure beside hello and its aim', () => {
  const report = writeServerReport(figures());

  expect(report).toContain('| kept                  |    15,000 |     0.50 |');
  expect(report).toContain('0.40 of hello');
  expect(report).toContain('1,000 a core');
  expect(report).toContain('p99 40 ms, 0 refused');
  expect(report).toContain('from the middle to the end × 1.05');
  expect(report).toContain('0.90 of it');
  expect(report).toContain('makes 50.0, 0.82.');
  expect(report.replace(/- \*\*[^*]+\*\*/g, '')).not.toContain('**');
});

it.each([
  [
    'a kept page',
    { rows: [{ name: 'kept', load: load(11_000), aim: { ofHello: 0.4 } }] },
    '**0.37**',
  ],
  [
    'a named page',
    { rows: [{ name: 'n', load: load(2000, 999), aim: { perCore: 1000 } }] },
    '**999**',
  ],
  [
    'p99',
    { steady: { rate: 2000, brands: 1, load: load(2000, 1, 100) } },
    '**p99 100 ms, 0 refused**',
  ],
  [
    'memory',
    {
      memory: {
        views: 1,
        brands: 1,
        held: [
          { share: 0.5, megabytes: 100 },
          { share: 1, megabytes: 120 },
        ],
      },
    },
    '**× 1.20**',
  ],
  ['sign-ups', { signUps: { bare: rate(60), signedUp: rate(47) } }, '**0.78**'],
])('%s that misses its aim is bold', (_name, overrides, bold) => {
  expect(writeServerReport(figures(overrides))).toContain(bold);
});

it('counts what was refused for want of room', () => {
  const refusing = { ...load(2000), refused: 3 };
  const report = writeServerReport(
    figures({
      rows: [{ name: 'kept', load: refusing }],
      steady: { rate: 2000, brands: 1, load: refusing },
    }),
  );
  expect(report).toContain('| kept (3 refused)');
  expect(report).toContain('**p99 9 ms, 3 refused**');
});

it('shows when the system does not report CPU time', () => {
  const rows = [{ name: 'kept', load: load(1, null) }];
  expect(writeServerReport(figures({ rows }))).toContain('not known');
});
