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

/** Everything that runs while pages are measured. */
export interface RunningBench {
  readonly browser: Browser;
  readonly peers: PeerServer;
  /** Our pages, on a product with the sandbox for all providers. */
  readonly own: readonly OwnPage[];
  /** Returns the address of one of our pages without its script. */
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
    // Uses the sandbox, whatever keys the environment has.
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
