import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright';
import { settle } from './settle.ts';

/** What axe looks at: the whole page by all of its rules unless said otherwise. */
export interface Look {
  /** A selector. What lies behind an open dialog is looked at before, and a visitor cannot reach it. */
  readonly within?: string;
  /** A selector of what is left out. */
  readonly without?: string;
  /** The rules to go by. */
  readonly rules?: readonly string[];
}

/** A frame answers when it has time to: a limit that a busy machine meets would leave it out unsaid. */
const FRAME_ANSWERS_WITHIN = 30_000;

/** Lists what axe finds on the page as it is and in the frames that are ours, each with its place. */
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
        // To describe what is in order, too, takes a third of the time.
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
 * Whether a frame is a card field's, which the provider writes and answers for. In our stand-in they
 * are five to a page, and take as long as the page itself.
 */
function isProviders(frame: Frame): boolean {
  return frame.name().startsWith('braintree-');
}

/** As small as it comes: every document that is looked at reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into a frame that lacks it. A document has it for as long as it is there. */
async function bringAxe(frame: Frame): Promise<void> {
  // A frame may leave the page meanwhile.
  const lacks = await frame.evaluate(() => !('axe' in window)).catch(() => false);
  if (lacks) await frame.evaluate(AXE).catch(() => undefined);
}
