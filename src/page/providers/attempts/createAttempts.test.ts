import { describe, expect, it } from 'vitest';
import { createStorage, type TextStorage } from '../storage/createStorage.ts';
import { type Attempts, createAttempts } from './createAttempts.ts';

const DENIED: TextStorage = createStorage(() => {
  throw new Error('Denied.');
});

function aMemory(): TextStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => (text === null ? texts.delete(key) : texts.set(key, text)),
  };
}

let made = 0;

function aBrowser(storage: TextStorage, now = () => 1000): Attempts {
  const newKey = () => `key-${++made}`;
  return createAttempts({ storage, newKey, now });
}

describe('createAttempts', () => {
  it.each([
    ['kept by the browser', aMemory()],
    ['denied', DENIED],
  ])('reuses the key of an unsettled attempt for a retry, with storage %s', (_how, storage) => {
    const attempts = aBrowser(storage);
    const first = attempts.begin('paid', 'ada@example.com', 'CC');
    expect(attempts.begin('paid', 'ada@example.com', 'CC')).toEqual(first);
    expect(attempts.kept()).toEqual([first]);
  });

  it('gives a new key once the outcome is known', () => {
    const attempts = aBrowser(aMemory());
    const first = attempts.begin('paid', 'ada@example.com', 'CC');
    attempts.end(first.key);
    expect(attempts.kept()).toEqual([]);
    expect(attempts.begin('paid', 'ada@example.com', 'CC').key).not.toBe(first.key);
  });

  it('finds the attempt again after a reload and in another tab', () => {
    const storage = aMemory();
    const first = aBrowser(storage).begin('paid', 'ada@example.com', 'CC');
    const reloaded = aBrowser(storage);
    expect(reloaded.kept()).toEqual([first]);
    expect(reloaded.begin('paid', 'ada@example.com', 'CC').key).toBe(first.key);
  });

  it.each([
    ['another address', 'paid', 'grace@example.com'],
    ['another sign-up type', 'freeTrial', 'ada@example.com'],
  ] as const)('gives %s its own key', (_what, kind, email) => {
    const attempts = aBrowser(aMemory());
    const first = attempts.begin('paid', 'ada@example.com', 'CC');
    expect(attempts.begin(kind, email, 'CC').key).not.toBe(first.key);
  });

  it('keeps the attempt of another tab when its own is settled', () => {
    const storage = aMemory();
    const here = aBrowser(storage);
    const mine = here.begin('paid', 'ada@example.com', 'CC');
    const theirs = aBrowser(storage).begin('paid', 'grace@example.com', 'CC');
    here.end(mine.key);
    expect(here.kept()).toEqual([theirs]);
  });

  it('ignores an attempt of yesterday', () => {
    let now = 1000;
    const attempts = aBrowser(aMemory(), () => now);
    attempts.begin('paid', 'ada@example.com', 'CC');
    now += 24 * 60 * 60 * 1000;
    expect(attempts.kept()).toEqual([]);
  });

  it('keeps the attempts of two tabs for two addresses independently', () => {
    const storage = aMemory();
    const [here, there] = [aBrowser(storage), aBrowser(storage)];
    const mine = here.begin('paid', 'ada@example.com', 'CC');
    const theirs = there.begin('paid', 'grace@example.com', 'CC');
    expect(aBrowser(storage).kept()).toEqual([theirs, mine]);
    expect(here.begin('paid', 'ada@example.com', 'CC')).toEqual(mine);
    there.end(theirs.key);
    expect(aBrowser(storage).kept()).toEqual([mine]);
  });

  it('keeps the key of its own try that another tab has forgotten', () => {
    const storage = aMemory();
    const here = aBrowser(storage);
    const mine = here.begin('paid', 'ada@example.com', 'CC');
    aBrowser(storage).end(mine.key);
    expect(here.begin('paid', 'ada@example.com', 'CC')).toEqual(mine);
  });

  it('knows how an attempt is paid, unless two methods were tried', () => {
    const storage = aMemory();
    aBrowser(storage).begin('paid', 'ada@example.com', 'ACH');
    const reloaded = aBrowser(storage);
    expect(reloaded.kept()[0]?.method).toBe('ACH');
    expect(reloaded.begin('paid', 'ada@example.com', 'ACH').method).toBe('ACH');
    expect(reloaded.begin('paid', 'ada@example.com', 'CC').method).toBeNull();
    expect(aBrowser(storage).kept()[0]?.method).toBeNull();
  });

  it.each(['', 'null', '{', '[]', '[{"key":1}]', '[{"key":"a","kind":"toString","startedAt":1}]'])(
    'ignores %j',
    (text) => {
      const storage = aMemory();
      storage.write('attempt', text);
      expect(aBrowser(storage).kept()).toEqual([]);
    },
  );
});
