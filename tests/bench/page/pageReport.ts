import { markdownTable } from '../markdownTable.ts';
import type { BenchPage } from './BenchPage.ts';
import type { CardMeasure, Figures, Measure, Outcome } from './figures.ts';
import type { SlowInteraction } from './InteractionLog.ts';
import { judgePage, PAGE_LIMITS, type Verdict } from './judgePage.ts';

/** One page with all its figures. */
export interface MeasuredPage extends Pick<BenchPage, 'name' | 'kind'> {
  readonly outcome: Outcome;
  /** Whether it works under a strict policy; null when that was not tried. */
  readonly policy: string | null;
  /** The same page without script; null for a page that is not ours. */
  readonly withoutScript: Outcome | null;
}

export interface MeasuredCard {
  readonly name: string;
  readonly outcome: Outcome<CardMeasure>;
}

export interface MeasuredDropIn {
  readonly name: string;
  readonly bytes: number | { readonly why: string };
}

/** All results of the page bench. */
export interface PageReport {
  /** Machine, versions and date, one line each. */
  readonly about: readonly string[];
  readonly pages: readonly MeasuredPage[];
  /** The name of the page that ours are compared with. */
  readonly byHand: string | undefined;
  /** The slowest interactions of each page. */
  readonly slowest: readonly SlowInteraction[];
  readonly cards: readonly MeasuredCard[];
  readonly dropIns: readonly MeasuredDropIn[];
}

/** A column of figures, and how to format them. */
type Column<Name extends string> = readonly [
  title: string,
  measure: Name,
  show: (figure: number) => string,
];

const COLUMNS: readonly Column<Measure>[] = [
  ['kB until it can be used', 'bytes', kilobytes],
  ['requests', 'requests', whole],
  ['FCP ms', 'fcp', whole],
  ['LCP ms', 'lcp', whole],
  ['validates ms', 'validates', whole],
  ['usable ms', 'usable', whole],
  ['long tasks ms', 'longTasks', whole],
  ['TBT ms', 'blocking', whole],
  ['interaction ms', 'interaction', whole],
  ['CLS', 'shift', (it) => it.toFixed(3)],
];

/** Returns the report as the section that replaces the one in the document. */
export function writePageReport(report: PageReport): string {
  return [
    ...report.about.map((line) => `- ${line}`),
    '',
    figuresTable(report.pages),
    '',
    limitsTable(report),
    '',
    slowestTable(report.slowest),
    '',
    cardsTable(report.cards),
    '',
    dropInsTable(report.dropIns),
  ].join('\n');
}

function figuresTable(pages: readonly MeasuredPage[]): string {
  const head = ['page', ...COLUMNS.map(([title]) => title), 'strict CSP'];
  const rows = pages.map(({ name, outcome, policy }) => {
    if (!outcome.ran) return [name, `does not run: ${outcome.why}`];
    const failed = outcome.failed > 0 ? ` (${outcome.failed} rounds failed)` : '';
    return [`${name}${failed}`, ...cellsOf(COLUMNS, outcome.figures), policy ?? '–'];
  });
  return markdownTable(head, rows);
}

function cellsOf<Name extends string>(
  columns: readonly Column<Name>[],
  figures: Figures<Name>,
): readonly string[] {
  return columns.map(([, measure, show]) => shown(figures[measure], show));
}

function limitsTable({ pages, byHand }: PageReport): string {
  const head = [
    'page',
    'LCP : without script',
    'validates : by hand',
    'usable : by hand validates',
    'TBT ms',
    'interaction ms',
  ];
  const base = pages.find(({ name }) => name === byHand)?.outcome ?? NOT_RUN;
  const rows = pages.flatMap(({ name, kind, outcome, withoutScript }) => {
    const bases = { withoutScript: withoutScript ?? NOT_RUN, byHand: base };
    const verdicts = judgePage(kind, outcome, bases);
    if (verdicts === null) return [];
    const { lcp, validates, usable, blocking, interaction } = verdicts;
    return [
      [
        name,
        told(lcp, ratio),
        told(validates, ratio),
        told(usable, ratio),
        told(blocking, whole),
        told(interaction, whole),
      ],
    ];
  });
  const limits = (['free', 'paid'] as const).map((kind) => {
    const { lcp, validates, usable, blocking, interaction } = PAGE_LIMITS[kind];
    return [
      `${kind}, at most`,
      ...[lcp, validates, usable].map(ratio),
      ...[blocking, interaction].map(whole),
    ];
  });
  return markdownTable(head, [...limits, ...rows]);
}

function slowestTable(slowest: readonly SlowInteraction[]): string {
  const rows = slowest.map(({ page, what, ...it }) => [
    page,
    `\`${what}\``,
    whole(it.median),
    whole(it.most),
    whole(it.visits),
  ]);
  return markdownTable(['longest interactions', 'event', 'median ms', 'most ms', 'visits'], rows);
}

const NOT_RUN: Outcome = { ran: false, why: 'it was not measured' };

const CARD_COLUMNS: readonly Column<CardMeasure>[] = [
  ['ms', 'typed', whole],
  ['kB of the page', 'page', kilobytes],
  ['kB of the SDK', 'sdk', kilobytes],
  ["kB of the provider's frames", 'frames', kilobytes],
  ['requests', 'cardRequests', whole],
];

function cardsTable(cards: readonly MeasuredCard[]): string {
  const head = ['until a card number can be typed', ...CARD_COLUMNS.map(([title]) => title)];
  const rows = cards.map(({ name, outcome }) =>
    outcome.ran
      ? [name, ...cellsOf(CARD_COLUMNS, outcome.figures)]
      : [name, `does not run: ${outcome.why}`],
  );
  return markdownTable(head, rows);
}

function dropInsTable(dropIns: readonly MeasuredDropIn[]): string {
  const rows = dropIns.map(({ name, bytes }) => [
    name,
    typeof bytes === 'number' ? kilobytes(bytes) : `does not build: ${bytes.why}`,
  ]);
  return markdownTable(['drop-in', 'kB of scripts and styles'], rows);
}

function told({ found, holds }: Verdict, show: (it: number) => string): string {
  if (found === null) return 'not measured';
  return holds ? show(found) : `**${show(found)}**`;
}

function shown(figure: number | null, show: (it: number) => string): string {
  return figure === null ? '–' : show(figure);
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en-US');
}

function ratio(figure: number): string {
  return figure.toFixed(2);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
