import { expect, type Page } from 'playwright/test';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';

/** The lines of texts, in px. */
interface Lines {
  /** The horizontal centre of each line below the button. */
  readonly axes: readonly number[];
  /** The largest distance between two lines of a sentence about support; null without such a sentence. */
  readonly leading: number | null;
  /**
   * Whether the phone number and its hours share a row, or have no room to; null unless both are there.
   */
  readonly isCallTogether: boolean | null;
  /**
   * Whether the privacy link shares the legal line, else the contact's, or has no room to; null unless
   * both are there.
   */
  readonly isChoiceBeside: boolean | null;
  /** The largest number of lines of a password's rule. */
  readonly ruleLines: number;
  /** The names of the last choices with a gap beside them. */
  readonly beforeHoles: readonly string[];
  /** The number of lines of the folded summary's title and of what is beside it; empty when it is not folded. */
  readonly folded: readonly number[];
}

function linesOf(page: Page): Promise<Lines> {
  return page.evaluate(() => {
    /** Returns the lines of an element's texts and pictures. */
    const linesIn = (it: Element): DOMRect[][] => {
      const boxes = [...it.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect());
      const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        boxes.push(...range.getClientRects());
      }
      const lines: DOMRect[][] = [];
      for (const box of boxes.filter(({ width }) => width > 1)) {
        const middle = box.top + box.height / 2;
        const line = lines.find(([one]) => one && one.top < middle && middle < one.bottom + 4);
        if (line) line.push(box);
        else lines.push([box]);
      }
      return lines;
    };
    const middleOf = (line: readonly DOMRect[]) =>
      (Math.min(...line.map(({ left }) => left)) + Math.max(...line.map(({ right }) => right))) / 2;

    const button = document.querySelector('main button[type="submit"]');
    const after = [...document.querySelectorAll('main form :is(p, a)')].filter(
      (it) => button && button.compareDocumentPosition(it) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const axes = after.flatMap((it) => linesIn(it).map((line) => Math.round(middleOf(line))));

    const sentence = document.querySelector('footer a[href^="mailto:"]')?.closest('span');
    const tops = sentence ? linesIn(sentence).map(([one]) => one?.top ?? 0) : [];
    const call = document.querySelector('footer a[href^="tel:"]');
    const hours = call?.nextElementSibling;
    const [number, times] = [call?.getBoundingClientRect(), hours?.getBoundingClientRect()];
    const footer = document.querySelector('footer') ?? document.body;
    const pad = Number.parseFloat(getComputedStyle(footer).paddingInlineEnd);
    const room = footer.clientWidth - 2 * pad;
    const fits = (one: DOMRect, other: DOMRect) => one.width + other.width + 24 <= room;

    const [legal, contact, choice] = [
      'a[target]',
      'a[href^="tel:"] + span',
      'button[aria-controls]',
    ].map((it) => document.querySelector(`footer ${it}`)?.getBoundingClientRect());
    const before = legal ?? contact;
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    const edge = footer.getBoundingClientRect().right - pad;

    const rules = [...document.querySelectorAll('#password-hint li')];

    const choices = [...document.querySelectorAll('fieldset[data-field] label:last-child')];
    const beforeHoles = choices.filter((it) => {
      const end = it.parentElement?.getBoundingClientRect().right ?? 0;
      return end - it.getBoundingClientRect().right > 1;
    });

    const folded = [...document.querySelectorAll('aside summary > *')];
    return {
      axes,
      beforeHoles: beforeHoles.map((it) => it.textContent),
      leading:
        tops.length === 0
          ? null
          : Math.max(0, ...tops.slice(1).map((top, index) => top - (tops[index] ?? top))),
      isCallTogether:
        number && times ? !fits(number, times) || Math.abs(number.top - times.top) < 20 : null,
      isChoiceBeside:
        before && choice
          ? edge - before.right < choice.width + 24 || Math.abs(middle(before) - middle(choice)) < 8
          : null,
      ruleLines: Math.max(0, ...rules.map((it) => linesIn(it).length)),
      folded: folded.map((it) => linesIn(it).length).filter((lines) => lines > 0),
    };
  });
}

/** Related texts stay together: one axis below the button, and no sentence torn apart. */
export async function expectLines(
  page: Page,
  width: number,
  { analytics, footer, support: { hours, phone } }: Brand,
): Promise<void> {
  const { axes, beforeHoles, folded, isCallTogether, isChoiceBeside, leading, ruleLines } =
    await linesOf(page);
  expect(axes.length, `below the button at ${width}`).toBeGreaterThan(1);
  const apart = Math.max(...axes) - Math.min(...axes);
  expect(apart, `one axis below the button at ${width}`).toBeLessThanOrEqual(2);
  expect(leading, `a way to help at ${width}`).not.toBeNull();
  expect(leading, `the lines of the way to help at ${width}`).toBeLessThanOrEqual(24);
  expect(isCallTogether, `the number beside its hours at ${width}`).toBe(
    phone && hours ? true : null,
  );
  const hasChoice = analytics?.consent !== 'notRequired';
  const hasLine = footer || (phone && hours);
  expect(isChoiceBeside, `the privacy link on another's line at ${width}`).toBe(
    hasChoice && hasLine ? true : null,
  );
  // Half a column is slimmest in the window in which two columns begin.
  if (width < 1025 || width >= 1280) expect(ruleLines, `a rule's lines at ${width}`).toBe(1);
  expect(beforeHoles, `choices beside a hole at ${width}`).toEqual([]);
  if (width >= 1025) return;
  const [title, beside] = folded;
  expect(title, `the folded title at ${width}`).toBe(1);
  expect(beside, `beside the folded title at ${width}`).toBeGreaterThan(0);
  expect(beside, `beside the folded title at ${width}`).toBeLessThanOrEqual(2);
}
