import { expect, it } from 'vitest';
import { turnOf } from './turnOf.ts';

/** Said so that vitest does not take it for this file's own. */
const IN_JSDOM = ['// @vitest', 'environment jsdom'].join('-');

it('begins with the files of an environment of their own, then with the rooms that take longest', () => {
  const files = [
    ['/src/core/rules/checkEmail.test.ts', ''],
    ['/tests/server/pages/views.test.ts', ''],
    ['/src/ops/studio/driver/fillForm.test.ts', IN_JSDOM],
    ['/tests/models/kills.test.ts', ''],
    ['/tests/mails/safeMails.test.ts', IN_JSDOM],
  ] as const;

  const sorted = files.toSorted(
    (one, other) => turnOf(one[0], one[1]) - turnOf(other[0], other[1]),
  );

  expect(sorted.map(([file]) => file)).toEqual([
    '/src/ops/studio/driver/fillForm.test.ts',
    '/tests/mails/safeMails.test.ts',
    '/tests/models/kills.test.ts',
    '/tests/server/pages/views.test.ts',
    '/src/core/rules/checkEmail.test.ts',
  ]);
});
