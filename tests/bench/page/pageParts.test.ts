import { expect, it } from 'vitest';
import { blockingTime } from './measuring/measurePaint.ts';
import { transferredUntil } from './measuring/watchTransfers.ts';
import { strictPolicy } from './peers/startPeerServer.ts';
import { withoutScript } from './withoutScript.ts';

it('takes scripts and their preloads out of a page, and puts linked styles in', async () => {
  const html = [
    '<link rel="preload" as="font" href="/a.woff2">',
    '<link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css">',
    '<script type="application/json" id="brand">{"a":1}</script>',
    '<p>Text</p><script type="module" src="/a.js"></script><script>\nrun()\n</script>',
  ].join('');
  const plain = await withoutScript(html, (href) => Promise.resolve(`/* ${href} $& */`));
  expect(plain).toBe(
    [
      '<link rel="preload" as="font" href="/a.woff2">',
      '<style>/* /a.css $& */</style>',
      '<script type="application/json" id="brand">{"a":1}</script>',
      '<p>Text</p>',
    ].join(''),
  );
});

it('counts of each long task after the first paint what is above 50 ms', () => {
  const tasks = [
    { start: 10, duration: 500 },
    { start: 100, duration: 80 },
    { start: 300, duration: 51 },
  ];
  expect(blockingTime(tasks, 100)).toBe(31);
});

it('counts the requests and the bytes received until a time', () => {
  const transfer = (sentAt: number, ...pieces: { at: number; bytes: number }[]) => ({
    url: '/',
    frame: '',
    sentAt,
    pieces,
  });
  const transfers = [
    transfer(0, { at: 5, bytes: 100 }, { at: 20, bytes: 900 }),
    transfer(8, { at: 15, bytes: 50 }),
    transfer(11, { at: 12, bytes: 7 }),
  ];
  expect(transferredUntil(transfers, 10)).toEqual({ requests: 2, bytes: 100 });
  expect(transferredUntil(transfers, 20)).toEqual({ requests: 3, bytes: 1057 });
});

it('allows inline styles only by their hash', () => {
  // The SHA-256 of the text 'p{}' in Base64.
  const hash = 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=';
  expect(strictPolicy('<style>p{}</style>')).toContain(`style-src 'self' '${hash}'`);
  expect(strictPolicy('<p></p>')).toContain("style-src 'self';");
});
