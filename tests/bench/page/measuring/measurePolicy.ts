import type { Browser } from 'playwright';
import type { BenchPage } from '../BenchPage.ts';
import { untilValid } from './measureValidation.ts';
import { visitPage } from './visitPage.ts';

/** Returns whether a page works under a strict policy, at full speed. */
export async function measurePolicy(browser: Browser, benched: BenchPage): Promise<string> {
  return visitPage(
    browser,
    benched,
    async (visit) => {
      await visit.page.goto(benched.url, { waitUntil: 'commit' });
      try {
        await untilValid(visit, benched, 10_000);
      } catch {
        const shown = (await visit.page.locator(benched.email).count()) > 0;
        return shown ? 'does not validate' : 'does not render';
      }
      const refused = new Set((await visit.observed()).refused);
      return refused.size === 0 ? 'yes' : `partly: ${[...refused].map(directive).join(', ')}`;
    },
    { fast: true },
  );
}

function directive(refused: string): string {
  return refused.split(' ')[0] ?? refused;
}
