import { expect, it } from 'vitest';
import { settingLabel, valueLabel } from './settingLabel.ts';

it.each([
  ['legalName', 'Legal name'],
  ['hosts', 'Hosts'],
  ['ink', 'Text colour'],
  ['setUpFeeWaived', 'Set-up fee waived'],
])('names the setting %s %s', (key, label) => {
  expect(settingLabel(key)).toBe(label);
});

it.each([
  ['ACH', 'Bank debit'],
  ['answeringService', 'Answering service'],
  ['dark', 'Dark'],
  ['GBP', 'GBP'],
  ['plus-jakarta-sans', 'plus-jakarta-sans'],
  ['Terms of Service', 'Terms of Service'],
])('names the value %s %s', (value, label) => {
  expect(valueLabel(value)).toBe(label);
});
