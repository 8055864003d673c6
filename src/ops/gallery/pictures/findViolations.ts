import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright';
import { settle } from './settle.ts';

/** What axe checks: the whole page by all of its rules, unless set. */
export interface Look {
  /**
   * Selects what to check. What is behind an open dialog is checked before, and visitors cannot
   * reach it.
   */
  readonly within?: string;
  /** Selects what to leave out. */
  readonly without?: string;
  /** The rules to apply. */
  readonly rules?: readonly string[];
}

/**
 * Milliseconds for a frame to answer. A shorter limit would silently leave out a frame on a busy
 * machine.
 */
const FRAME_ANSWERS_WITHIN = 30_000;

/** Lists what axe finds on the current page and in our own frames, each with its place. */
export async function findViolations(page: Page, look: Look = {}): Promise<string[]> {
  await settle(page);
  const main = page.mainFrame();
  const iframes = page.frames().some((it) => it !== main && !isProviders(it));
  await Promise.all((iframes ? page.frames() : [main]).map(bringAxe));
  return page.evaluate(
    async ({ iframes, pingWaitTime, rules, within, without }) => {
      const context = { include: within ?? ':root', exclude: without ?? [] };
      const options: axe.RunOptions = {
        iframes,
        pingWaitTime,
        // Describing what is right, too, would take a third of the time.
        resultTypes: ['violations'],
        ...(rules === undefined ? {} : { runOnly: [...rules] }),
      };
      const here: typeof axe = Reflect.get(window, 'axe');
      const { violations } = await here.run(context, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ failureSummary, target }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    { ...look, iframes, pingWaitTime: FRAME_ANSWERS_WITHIN },
  );
}

/**
 * Whether a frame is a card field, which is the provider's responsibility. The sandbox has five on
 * a page, and checking them takes as long as the page itself.
 */
function isProviders(frame: Frame): boolean {
  return frame.name().startsWith('braintree-');
}

/** Minified, because every checked document loads it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into a frame without it. Axe stays until the frame's document changes. */
async function bringAxe(frame: Frame): Promise<void> {
  // A frame may leave the page in the meantime.
  const lacks = await frame.evaluate(() => !('axe' in window)).catch(() => false);
  if (lacks) await frame.evaluate(AXE).catch(() => undefined);
}
