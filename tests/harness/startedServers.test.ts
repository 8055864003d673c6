import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startPeerServer } from '../bench/page/peers/startPeerServer.ts';
import { startWithoutScript } from '../bench/page/startWithoutScript.ts';
import { startCardHarness } from './startCardHarness.ts';

/** The servers in this process that tests and benchmarks open in a browser. */
const SERVERS = {
  'the card harness': async () => {
    const { origin, stop } = await startCardHarness();
    return { url: origin, stop };
  },
  'the server of the peers': async () => {
    const { urlOf, stop } = await startPeerServer(new Map());
    return { url: urlOf('any'), stop };
  },
  'the pages without script': async () => {
    const { port, stop } = await startWithoutScript([], 'http://127.0.0.1:9');
    return { url: `http://127.0.0.1:${port}`, stop };
  },
};

// Browsers open connections ahead and keep them. A server that waited for those would not stop.
it.each(Object.entries(SERVERS))(
  '%s stops while a client holds a connection on which it has asked nothing',
  async (_name, start) => {
    const { url, stop } = await start();
    const unused = connect(Number(new URL(url).port), '127.0.0.1');
    await once(unused, 'connect');
    const closed = once(unused, 'close');

    await stop();

    expect(await closed).toEqual([false]);
  },
);
