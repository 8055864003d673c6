import {
  BUDGET_KINDS,
  BUDGETS,
  type BudgetKind,
  MEASURES,
  type MeasuredPage,
  type PageBytes,
} from './judgeBytes.ts';

const TITLE = 'Bytes after brotli at quality 11, until a page can be used and a card can be typed';

/** Every page, grouped by kind with the kind's budget. */
export function bytesTable(pages: readonly MeasuredPage[]): readonly string[] {
  return tableOf((kind) => pages.filter((page) => page.kind === kind));
}

/** For each kind, the largest page with one language and no questions, with the kind's budget. */
export function largestPages(pages: readonly MeasuredPage[]): readonly string[] {
  return tableOf((kind) =>
    pages
      .filter((page) => page.kind === kind && page.language === 'only' && !page.asks)
      .toSorted((one, other) => other.all - one.all)
      .slice(0, 1),
  );
}

function tableOf(pagesOf: (kind: BudgetKind) => readonly MeasuredPage[]): readonly string[] {
  return [
    TITLE,
    line('', MEASURES),
    ...BUDGET_KINDS.flatMap((kind) => [
      rowOf(`${kind}, at most`, BUDGETS[kind]),
      ...pagesOf(kind).map((page) => rowOf(`  ${page.name}`, page)),
    ]),
  ];
}

function rowOf(name: string, bytes: PageBytes): string {
  return line(
    name,
    MEASURES.map((measure) => bytes[measure]),
  );
}

function line(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(38) + cells.map((cell) => String(cell).padStart(10)).join('');
}
