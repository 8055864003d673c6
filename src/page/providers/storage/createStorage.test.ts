import { describe, expect, it } from 'vitest';
import { createStorage } from './createStorage.ts';

it('a text is stored, read and removed', () => {
  const storage = createStorage(() => sessionStorage);
  storage.write('draft', 'Ada');
  expect(storage.read('draft')).toBe('Ada');
  storage.write('draft', null);
  expect(storage.read('draft')).toBeNull();
});

describe('a storage that refuses', () => {
  const denied = createStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const full = createStorage(() => ({
    length: 0,
    clear: refuse,
    key: () => null,
    removeItem: refuse,
    getItem: () => null,
    setItem: refuse,
  }));

  it.each([
    ['denied', denied],
    ['full', full],
  ])('because it is %s stores nothing, and throws nothing', (_why, storage) => {
    expect(() => storage.write('draft', 'Ada')).not.toThrow();
    expect(() => storage.write('draft', null)).not.toThrow();
    expect(storage.read('draft')).toBeNull();
  });
});
