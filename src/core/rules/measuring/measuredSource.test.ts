import { expect, it } from 'vitest';
import { measuredSource } from './measuredSource.ts';

it.each(['Direct', 'google', 'facebook.com', 'spring_sale-2026'])(
  'counts %s by its name',
  (name) => {
    expect(measuredSource(name)).toBe(name);
  },
);

it.each([
  'ada@example.com',
  'ada%40example.com',
  'Ada Lovelace',
  'call2015550123',
  '',
  '<b>',
  '12',
  'x'.repeat(51),
])("counts '%s' as other, whole", (text) => {
  expect(measuredSource(text)).toBe('other');
});
