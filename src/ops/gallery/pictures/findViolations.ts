import axe from 'axe-core';
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

/** Lists what axe finds on the page as it is and in the frames of its origin, each with its place. */
export async function findViolations(page: Page, look: Look = {}): Promise<string[]> {
  await settle(page);
  await Promise.all(page.frames().map(bringAxe));
  return page.evaluate(
    async ({ pingWaitTime, rules, within, without }) => {
      const context = { include: within ?? ':root', exclude: without ?? [] };
      const options: axe.RunOptions = {
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
    { ...look, pingWaitTime: FRAME_ANSWERS_WITHIN },
  );
}

/** Puts axe into a frame that lacks it. A document has it for as long as it is there. */
async function bringAxe(frame: Frame): Promise<void> {
  // A frame may leave the page meanwhile.
  const lacks = await frame.evaluate(() => !('axe' in window)).catch(() => false);
  if (lacks) await frame.evaluate(axe.source).catch(() => undefined);
}
