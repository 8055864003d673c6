import { expect, test } from 'vitest';
import { favicon } from './favicon.ts';

test('the icon is a drawing with the first letter of the name', () => {
  const [type, svg = ''] = favicon(' tea & more', '#0a7048', '#ffffff').split(',<');
  expect(type).toBe('data:image/svg+xml');
  const drawn = new DOMParser().parseFromString(decodeURIComponent(`<${svg}`), 'image/svg+xml');
  expect(drawn.querySelector('parsererror')).toBeNull();
  expect(drawn.querySelector('text')?.textContent).toBe('T');
  expect(drawn.querySelector('rect')?.getAttribute('fill')).toBe('#0a7048');
});

test.each(['"', '&', '<', "'", '#', '%', 'É', '👩'])(
  'a name that begins with %s stays in its attribute',
  (name) => {
    const address = favicon(name, '#0a7048', '#ffffff');
    expect(address).not.toMatch(/["&#]|%(?![0-9A-F]{2})/);
  },
);
