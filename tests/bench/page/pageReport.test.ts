import { expect, it } from 'vitest';
import { valuesBy } from '../../../src/core/fields/valuesBy.ts';
import { CARD_MEASURES, MEASURES, type Outcome } from './figures.ts';
import { type MeasuredPage, type PageReport, writePageReport } from './pageReport.ts';

function ran(figure: number, failed = 0): Outcome {
  return { ran: true, figures: valuesBy(MEASURES, () => figure), rounds: 5, failed };
}

function aPeer(name: string, outcome: Outcome): MeasuredPage {
  return { name, kind: 'peer', outcome, policy: 'yes', withoutScript: null };
}

function aReport(overrides: Partial<PageReport> = {}): PageReport {
  return {
    about: [],
    pages: [],
    byHand: 'by hand',
    slowest: [],
    cards: [],
    dropIns: [],
    ...overrides,
  };
}

/** The cells of a report's rows whose first cell begins with a text. */
function rowsOf(report: PageReport, name: string): readonly (readonly string[])[] {
  const lines = writePageReport(report).split('\n');
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.filter(([first = '']) => first.startsWith(name));
}

it('says why a page does not run, and gives it no figure', () => {
  const pages = [aPeer('rjsf', { ran: false, why: 'it throws' })];
  const [row = []] = rowsOf(aReport({ pages }), 'rjsf');
  expect(row[1]).toBe('does not run: it throws');
  expect(row.slice(2).join('')).toBe('');
});

it('shows a figure that was not measured as a dash, and none as 0', () => {
  const figures = valuesBy(MEASURES, (name) => (name === 'lcp' ? 0 : null));
  const outcome: Outcome = { ran: true, figures, rounds: 5, failed: 0 };
  const [row = []] = rowsOf(aReport({ pages: [aPeer('rjsf', outcome)] }), 'rjsf');
  expect(row.slice(1)).toEqual(['–', '–', '–', '0', '–', '–', '–', '–', '–', '–', 'yes']);
});

it('says how many rounds failed', () => {
  const [row = []] = rowsOf(aReport({ pages: [aPeer('rjsf', ran(1, 2))] }), 'rjsf');
  expect(row[0]).toBe('rjsf (2 rounds failed)');
});

it('marks what is above its limit, beside the ratio to what it is compared with', () => {
  const ours: MeasuredPage = {
    ...aPeer('ours', ran(120)),
    kind: 'free',
    withoutScript: ran(100),
  };
  const pages = [aPeer('by hand', ran(240)), ours];
  const [, limits = []] = rowsOf(aReport({ pages }), 'ours');
  expect(limits).toEqual(['ours', '**1.20**', '0.50', '0.50', '120', '**120**']);
});

it('compares with nothing that did not run', () => {
  const ours: MeasuredPage = { ...aPeer('ours', ran(120)), kind: 'paid' };
  const [, limits = []] = rowsOf(aReport({ pages: [ours] }), 'ours');
  expect(limits).toEqual([
    'ours',
    'not measured',
    'not measured',
    'not measured',
    '120',
    '**120**',
  ]);
});

it('shows which interactions took longest', () => {
  const slow = { page: 'ours', what: 'keydown #email', median: 48, most: 56.4, visits: 5 };
  const rows = rowsOf(aReport({ slowest: [slow] }), 'ours');
  expect(rows).toEqual([['ours', '`keydown #email`', '48', '56', '5']]);
});

it('shows the time for a card, the size of drop-ins, and which of them could not be measured', () => {
  const figures = valuesBy(CARD_MEASURES, () => 1500);
  const report = aReport({
    cards: [
      { name: 'card', outcome: { ran: true, figures, rounds: 5, failed: 0 } },
      { name: 'slip', outcome: { ran: false, why: 'no frame' } },
    ],
    dropIns: [
      { name: 'small', bytes: 103_500 },
      { name: 'lost', bytes: { why: 'no entry' } },
    ],
  });
  expect(rowsOf(report, 'card')).toEqual([['card', '1,500', '1.5', '1.5', '1.5', '1,500']]);
  expect(rowsOf(report, 'slip')[0]?.[1]).toBe('does not run: no frame');
  expect(rowsOf(report, 'small')).toEqual([['small', '103.5']]);
  expect(rowsOf(report, 'lost')).toEqual([['lost', 'does not build: no entry']]);
});
