import { expect, test } from 'vitest';
import { type RecordView, renderRecords } from './renderRecords.ts';

const records = (count: number): RecordView[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `Call ${index + 1}`,
    value: '',
    status: '200',
    tone: 'plain',
    details: ['software-us'],
    at: '2026-01-02T03:04:05Z',
  }));

test('says so when there are no records', () => {
  expect(renderRecords([], 'No call yet.').markup).toContain('No call yet.');
});

test('lists a few records, newest first', () => {
  const { markup } = renderRecords(records(8), 'No call yet.');
  expect(markup.indexOf('Call 1<')).toBeLessThan(markup.indexOf('Call 8<'));
  expect(markup).not.toContain('<details>');
});

test('folds and counts the records from the ninth on', () => {
  const [listed = '', folded = ''] = renderRecords(records(10), '').markup.split('<details>');
  expect(listed).toContain('Call 8<');
  expect(listed).not.toContain('Call 9<');
  expect(folded).toContain('Show 2 older');
  expect(folded).toContain('Call 10<');
});
