import { expect, it } from 'vitest';
import { captchaScript } from './captchaScript.ts';

const SCRIPT = 'https://captcha.example/enterprise.js?render=key';

it.each([
  ['en-US', SCRIPT],
  ['en-CA', SCRIPT],
  ['fr-CA', `${SCRIPT}&hl=fr-CA`],
  ['es-US', `${SCRIPT}&hl=es-419`],
])('of a page in %s is %s', (locale, script) => {
  expect(captchaScript(SCRIPT, locale)).toBe(script);
});
