import type { Page } from 'playwright/test';
import { PNG } from 'pngjs';

/** A part of the window, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far the most different pixel of a part of the window is from its most frequent colour. */
export async function strengthIn(page: Page, clip: Box): Promise<number> {
  const { data } = PNG.sync.read(await page.screenshot({ clip }));
  const lights: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    lights.push((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0));
  }
  const often = Map.groupBy(lights, (it) => it);
  const [ground = 0] = [...often].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return Math.max(...lights.map((it) => Math.abs(it - ground)));
}

/** The difference between the panel's colour and its pattern's at full strength. */
export function fullStrength(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lightOf = (name: string) => {
      const probe = document.createElement('i');
      probe.style.color = `var(${name})`;
      document.body.append(probe);
      const parts = getComputedStyle(probe).color.match(/\d+/g) ?? [];
      probe.remove();
      return parts.slice(0, 3).reduce((sum, it) => sum + Number(it), 0);
    };
    return Math.abs(lightOf('--c-summary') - lightOf('--c-summary-rule'));
  });
}
