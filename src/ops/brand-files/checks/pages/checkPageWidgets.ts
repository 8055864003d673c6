import type { Brand, PageLayout, SignupType } from '../../../../core/contract/generated/brand.ts';
import type { Finding } from '../../problem/Finding.ts';
import { unlessMissing } from '../../resolve/guardMissing.ts';
import type { BrandCheck } from '../BrandCheck.ts';
import {
  belongsInForm,
  FORM,
  homeOf,
  neededOn,
  PAYMENT,
  type PageName,
  typesOf,
} from './neededOn.ts';
import { type Placed, placedOn, REGIONS, type RegionName, showsOn } from './placedOn.ts';

const SHOWN: Readonly<Record<PageName, string>> = {
  signup: 'sign-up',
  start: 'start',
  payment: 'payment',
  placed: 'placed-order',
  activation: 'activation',
  account: 'account',
  error: 'error',
};
const PAGES = ['signup', 'start', 'payment', 'placed', 'activation', 'account', 'error'] as const;

/**
 * Checks that each page shows a widget at most once, puts it in the form when it only works there,
 * and has all the widgets that it needs.
 */
export const checkPageWidgets: BrandCheck = ({ brand }) =>
  PAGES.flatMap((name) => {
    const page = unlessMissing(() => brand.pages[name], undefined);
    if (page === undefined) return [];
    const placed = unlessMissing(() => placedOn(name, page), []);
    return [
      ...unlessMissing(() => findRepeated(placed), []),
      ...unlessMissing(() => findOutsideForm(placed), []),
      // What a page lacks is known only when all its regions are.
      ...unlessMissing(() => findMissing(name, page, placedOn(name, page), brand), []),
    ];
  });

function findRepeated(placed: readonly Placed[]): readonly Finding[] {
  return placed.flatMap((later, index) => {
    const first = placed
      .slice(0, index)
      .find((it) => it.widget === later.widget && meet(it, later));
    if (first === undefined) return [];
    const why = `"${later.widget}" is on this page already, and would show twice.`;
    return [{ at: `${later.at}/widget`, why, fix: 'Remove it, or give each its own "when".' }];
  });
}

function meet(a: Placed, b: Placed): boolean {
  return (
    a.types === undefined ||
    b.types === undefined ||
    a.types.some((type) => b.types?.includes(type))
  );
}

function findOutsideForm(placed: readonly Placed[]): readonly Finding[] {
  return placed.flatMap(({ at, region, widget }) => {
    if (FORM.includes(region) || !belongsInForm(widget)) return [];
    const why = `"${widget}" is part of the form, and "${region}" stands outside it.`;
    return [{ at: `${at}/widget`, why, fix: `Move it to "${homeOf(widget)}".` }];
  });
}

function findMissing(
  name: PageName,
  page: PageLayout,
  placed: readonly Placed[],
  brand: Brand,
): readonly Finding[] {
  const lacking = new Map<string, SignupType[]>();
  for (const type of typesOf(name, brand)) {
    for (const widget of neededOn(name, brand, type)) {
      const shown = placed.some((it) => it.widget === widget && showsOn(it, type));
      if (!shown) lacking.set(widget, [...(lacking.get(widget) ?? []), type]);
    }
  }
  const there = [...lacking].flatMap(([widget, types]) => {
    const limited = placed.find((it) => it.widget === widget);
    return limited === undefined ? [] : [explainLimited(limited, types)];
  });
  const absent = [...lacking.keys()].filter((widget) => !placed.some((it) => it.widget === widget));
  const byRegion = Map.groupBy(absent, (widget) => regionFor(widget, page));
  return [
    ...there,
    ...[...byRegion].map(([region, widgets]) => {
      const list = widgets.map((widget) => `"${widget}"`).join(', ');
      const why = `The ${SHOWN[name]} page lacks ${list} on a sign-up type that the brand offers.`;
      const written = widgets.map((widget) => placementOf(widget, name, brand)).join(', ');
      const at = `/pages/${name}/${region}`;
      return { at, part: 'key', why, fix: `Add ${written}.` } as const;
    }),
  ];
}

function explainLimited({ at, widget }: Placed, types: readonly SignupType[]): Finding {
  const list = types.map((type) => `"${type}"`).join(', ');
  const why = `"${widget}" is needed on ${list} too, and shows on other sign-up types only.`;
  return { at: `${at}/when/signupTypes`, part: 'key', why, fix: `Add ${list}.` };
}

/**
 * The region where this page or, without one, the widget usually belongs; otherwise the main one.
 */
function regionFor(widget: string, page: PageLayout): RegionName {
  const home = homeOf(widget);
  return REGIONS.find((region) => region === home && page[region] !== undefined) ?? 'main';
}

/**
 * A placement as written in a file. The payment widget is placed only where there is something to
 * pay.
 */
function placementOf(widget: string, name: PageName, brand: Brand): string {
  const types = typesOf(name, brand);
  const needing = types.filter((type) => neededOn(name, brand, type).includes(widget));
  const isLimited = widget === PAYMENT && needing.length < types.length;
  const list = needing.map((type) => `"${type}"`).join(', ');
  const when = isLimited ? `, "when": { "signupTypes": [${list}] }` : '';
  return `{ "widget": "${widget}"${when} }`;
}
