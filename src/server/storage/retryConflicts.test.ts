import { describe, expect, it } from 'vitest';
import { retryConflicts } from './retryConflicts.ts';

/** Work that fails as often as there are codes, and then succeeds. */
function failing(...codes: readonly string[]) {
  const left = [...codes];
  const it = {
    runs: 0,
    work: async () => {
      it.runs += 1;
      const code = left.shift();
      if (code !== undefined) throw Object.assign(new Error(`fails with ${code}`), { code });
      return 'done';
    },
  };
  return it;
}

describe('database work', () => {
  it.each(['40001', '40P01'])('runs again after %s', async (code) => {
    const conflicting = failing(code, code);
    await expect(retryConflicts(conflicting.work)).resolves.toBe('done');
    expect(conflicting.runs).toBe(3);
  });

  it.each(['23505', '57014', 'ECONNRESET'])('does not run again after %s', async (code) => {
    const broken = failing(code);
    await expect(retryConflicts(broken.work)).rejects.toThrow(`fails with ${code}`);
    expect(broken.runs).toBe(1);
  });

  it('fails with the conflict where that never ends', async () => {
    const endless = failing(...Array.from({ length: 100 }, () => '40001'));
    await expect(retryConflicts(endless.work)).rejects.toThrow('fails with 40001');
    expect(endless.runs).toBe(12);
  });
});
