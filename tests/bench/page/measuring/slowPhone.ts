import type { BrowserContextOptions, CDPSession } from 'playwright';

/** Slow 4G, with Lighthouse's values for the DevTools protocol. */
export const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_470_000 / 8,
  uploadThroughput: 675_000 / 8,
} as const;

/** How many times slower than this machine the simulated phone is. */
export const CPU_SLOWDOWN = 4;

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  timezoneId: 'America/New_York',
  serviceWorkers: 'block',
};

/** Throttles a page's network and processor. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
