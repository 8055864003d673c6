import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports, so that the system gives it to no other program meanwhile. */
const PORTS = [20_000, 32_000] as const;

/** A port of this machine that nothing listens on. */
export async function aFreePort(): Promise<string> {
  for (;;) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return String(port);
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
