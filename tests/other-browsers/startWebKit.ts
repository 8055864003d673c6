import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { listenLocally } from '../setup/listenLocally.ts';

/** The driver of the system's WebKit, on a display. It supports one browser at a time. */
export interface WebKit {
  /** Opens a browser without any state of earlier ones. */
  readonly open: () => Promise<WebDriver>;
  readonly stop: () => void;
}

/**
 * Starts the driver, and a virtual display when none is configured. Throws when either does not
 * start.
 */
export async function startWebKit(driver: string): Promise<WebKit> {
  const shown = process.env['DISPLAY'];
  const screen = shown === undefined ? await startDisplay() : null;
  const { port, stop } = await listenLocally(createServer());
  await stop();
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: screen?.name ?? shown },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/status`, child);
  return {
    open: () =>
      new Builder()
        .usingServer(url)
        .withCapabilities(
          new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' }),
        )
        .build(),
    stop: () => {
      child.kill();
      screen?.child.kill();
    },
  };
}

async function startDisplay(): Promise<{ readonly name: string; readonly child: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = child.stdio[3];
  if (!told || !('read' in told)) throw new Error('Xvfb has nowhere to say its display.');
  for await (const line of createInterface({ input: told })) return { name: `:${line}`, child };
  throw new Error('Xvfb did not start.');
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKit's driver did not start.");
}
