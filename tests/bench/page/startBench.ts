import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../../src/ops/commands/tests/findBrowser.ts';
import { installBrowser } from '../../../src/ops/commands/tests/installBrowser.ts';
import { payTarget } from '../../setup/payTarget.ts';
import { startTestProduct } from '../../setup/startTestProduct.ts';
import { type OwnPage, ownPages } from './ownPages.ts';
import type { BuiltPeer } from './peers/buildPeer.ts';
import { type PeerServer, startPeerServer } from './peers/startPeerServer.ts';
import { startWithoutScript } from './startWithoutScript.ts';

const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** All that is running while pages are measured. */
export interface RunningBench {
  readonly browser: Browser;
  readonly peers: PeerServer;
  /** Our pages, of a product with stand-ins for all providers. */
  readonly own: readonly OwnPage[];
  /** Where one of our pages is without its script. */
  readonly urlWithoutScript: (page: OwnPage) => string;
  readonly stop: () => Promise<void>;
}

/** Starts the browser, the product, and the servers of what it is compared with. */
export async function startBench(built: ReadonlyMap<string, BuiltPeer>): Promise<RunningBench> {
  await installBrowser();
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const it of stops.toReversed()) await it();
  };
  try {
    // Whatever keys the environment has, no provider is asked.
    const standIns = await payTarget({ ...process.env, PAY_TARGET: 'standIns' });
    const product = await startTestProduct({}, standIns);
    stops.push(product.stop);
    const own = ownPages(product.port);
    const plain = await startWithoutScript(own, product.url);
    stops.push(plain.stop);
    const peers = await startPeerServer(built);
    stops.push(peers.stop);
    const found = findBrowser();
    const browser = await chromium.launch({
      ...(found !== null && { executablePath: found }),
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...ARGS],
    });
    stops.push(() => browser.close());
    const urlWithoutScript = ({ brand, path }: OwnPage) =>
      `http://${brand}.localhost:${plain.port}${path}`;
    return { browser, peers, own, urlWithoutScript, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
