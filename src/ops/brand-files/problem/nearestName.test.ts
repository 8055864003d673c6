import { expect, it } from 'vitest';
import { nearestName } from './nearestName.ts';

it.each([
  ['gogle', 'google'],
  ['googel', 'google'],
  ['Google', 'google'],
  ['live-chat', 'liveChat'],
  ['facebok', 'facebook'],
])('suggests for %s the name %s', (written, meant) => {
  expect(nearestName(written, ['facebook', 'google', 'liveChat'])).toBe(meant);
});

it.each(['', 'x', 'twitter', 'goolge-and-more'])('suggests nothing for "%s"', (written) => {
  expect(nearestName(written, ['facebook', 'google', 'liveChat'])).toBeNull();
});

it('suggests the nearest of several', () => {
  expect(nearestName('acme-us', ['acme-uk', 'acme-usa', 'acme-ca'])).toBe('acme-uk');
});
