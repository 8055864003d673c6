import { expect, it } from 'vitest';
import { isInAppBrowser } from './isInAppBrowser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [
    'Instagram on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Instagram 390.0.0.0',
  ],
  [
    'any web view on Android',
    'Mozilla/5.0 (Linux; Android 14; SM-S911B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
  ],
  ['Facebook on an iPhone', `${IPHONE} Mobile/22G86 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/1]`],
  ['any web view on an iPhone', `${IPHONE} Mobile/15E148`],
  ['LinkedIn on an iPhone', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.31`],
  ['Line on an iPhone', `${IPHONE} Mobile/15E148 Safari Line/15.0.0`],
])('%s is one', (_name, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

it.each([
  ['Safari on an iPhone', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0'],
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  ],
  ['an unknown one', ''],
])('%s is none', (_name, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
