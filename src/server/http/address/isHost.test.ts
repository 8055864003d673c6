import { expect, it } from 'vitest';
import { isHost } from './isHost.ts';

it.each([
  'slotbook.example',
  'slotbook.example:1',
  'slotbook.example:65535',
  '[::1]:4000',
  '[::1]',
])('%s is a host', (host) => {
  expect(isHost(host)).toBe(true);
});

it.each([
  '',
  'slotbook.example:',
  'slotbook.example:0',
  'slotbook.example:65536',
  'slotbook.example:123456',
  'slotbook.example:80a',
  'slotbook.example:-1',
  'slotbook.example:80:81',
  'slotbook.example:80@evil.example',
  'user@slotbook.example',
  'slotbook.example/evil',
  'slotbook.example?evil',
  'slotbook.example#evil',
  'slotbook.example\\evil',
  'slotbook.example, evil.example',
  '[::1',
  '::1',
])('%s is none', (host) => {
  expect(isHost(host)).toBe(false);
});
