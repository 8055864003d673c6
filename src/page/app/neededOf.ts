import type { PageBrand } from '../../core/rules/session/presentBrand.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { dialogTexts, editPlanTexts } from '../../core/texts/en/dialogTexts.ts';
import { outcomeTexts } from '../../core/texts/en/paying/payingTexts.ts';
import { receiptTexts } from '../../core/texts/en/paying/receiptTexts.ts';
import { refusalTexts } from '../../core/texts/en/paying/refusalTexts.ts';
import { problemTexts } from '../../core/texts/en/problemTexts.ts';
import { keysOf } from '../../core/texts/keysOf.ts';
import type { Texts } from '../../core/texts/textsFor.ts';
import { methodNeeds } from '../payment/methods/methodNeeds.ts';
import type { BrandPage } from '../renderer/defineWidget.ts';
import { placedNeeds } from '../renderer/placedNeeds.ts';
import { planNeeds } from '../renderer/plans/planNeeds.ts';
import { trialNeeds } from '../renderer/trialNeeds.ts';
import type { Needs } from '../stores/Needs.ts';
import { type ShellBrand, type ShellTexts, shellNeeds } from '../stores/shellNeeds.ts';
import { definitions } from '../widgets/generated/definitions.ts';
import { canSay } from './canSay.ts';
import { lateTextsSent } from './lateTextsSent.ts';

/** The texts and brand keys from which a page's stores are created. */
export interface Needed {
  readonly texts: ShellTexts;
  readonly brand: ShellBrand;
}

/** What a page's shell and its widgets read: as sent to the script, and as rendered by the server. */
export interface NeededOfPage {
  readonly sent: Needed;
  /** Includes what only widgets with server markup read. */
  readonly rendered: Needed;
}

/** Returns what the shell and the widgets of a page read of its brand and its texts. */
export function neededOf(page: BrandPage, texts: Texts, widgets: readonly string[]): NeededOfPage {
  const placed = widgets.flatMap((name) => definitions[name] ?? []);
  const coded = placed.filter(({ comes }) => comes !== 'never');
  // A form also shows an order that is in progress.
  const ordered = page.kind.tellsOrder ? [placedNeeds] : [];
  const { isTrial } = SIGNUP_TYPES[page.kind.signupType];
  const plans = placed.some(readsPlans);
  const trial = isTrial && plans ? [trialNeeds] : [];
  // The scripts of an order contain its texts in English, so only different ones are sent.
  const { methods } = page.kind;
  const english: Partial<Texts> = {
    ...receiptTexts,
    ...refusalTexts,
    ...dialogTexts,
    ...problemTexts,
    ...(plans && editPlanTexts),
    ...(methods && outcomeTexts),
    ...Object.assign({}, ...(methods ?? []).map((method) => methodNeeds[method].english)),
  };
  const reworded = keysOf(english).filter((key) => texts[key] !== english[key]);
  const late = lateTextsSent(page);
  const pick = (parts: typeof placed): Needed => {
    const said = parts.flatMap((part) => part.said?.(page) ?? []);
    const needs: readonly Needs[] = [shellNeeds, ...parts, ...ordered, ...trial];
    return {
      texts: pickOf(texts, [
        ...needs.flatMap((part) => part.texts.filter((key) => canSay(page, key))),
        ...said,
        ...reworded,
      ]),
      brand: {
        ...pickOf<PageBrand, keyof PageBrand>(
          page.brand,
          needs.flatMap((part) => part.brand),
        ),
        ...late,
      },
    };
  };
  return { sent: pick(coded), rendered: pick(placed) };
}

function readsPlans({ texts }: Needs): boolean {
  return planNeeds.texts.every((key) => texts.includes(key));
}

function pickOf<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  const picked: Partial<Pick<Whole, Key>> = {};
  for (const key of new Set(keys)) {
    if (Object.hasOwn(whole, key)) picked[key] = whole[key];
  }
  // Keys missing from the whole are optional in its type.
  return picked as Pick<Whole, Key>;
}
