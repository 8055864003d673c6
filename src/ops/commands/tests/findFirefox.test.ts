import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { findFirefox, whyNoFirefox } from './findFirefox.ts';

const PATH = ['first', 'second'].join(delimiter);

it("finds Debian's Firefox, and rather another", () => {
  const [esr, other] = [join('first', 'firefox-esr'), join('second', 'firefox')];

  expect(findFirefox({ PATH }, (path) => path === esr)).toBe(esr);
  expect(findFirefox({ PATH }, (path) => path === esr || path === other)).toBe(other);
});

it('takes the one that it is told, there or not, so that a wrong path fails', () => {
  expect(findFirefox({ PATH, FIREFOX_PATH: 'mine' }, () => false)).toBe('mine');
});

it('says that there is none', () => {
  expect(findFirefox({ PATH }, () => false)).toBeNull();
  expect(whyNoFirefox({ TEST_FULL: '1' }, null)).toContain('no Firefox is installed');
});

it('leaves Firefox to test:full', () => {
  expect(whyNoFirefox({}, 'firefox')).toBe('npm run test:full does');
  expect(whyNoFirefox({ TEST_FULL: '1' }, 'firefox')).toBeNull();
});
