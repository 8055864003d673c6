import { parseArgs } from 'node:util';
import { findFlagFault } from '../../core/rules/commandLine/findFlagFault.ts';
import { didYouMean } from '../brand-files/problem/didYouMean.ts';
import { CannotRun } from '../brand-files/verbs/CannotRun.ts';
import { MAIL_STATES, type MailState } from './visits/mailStates.ts';
import {
  type GalleryState,
  OTHER_STATES,
  PAGE_WIDTHS,
  type PageWidth,
  SIGNUP_STATES,
  WIDTHS,
} from './visits/Visit.ts';

export interface GalleryOptions {
  readonly since: string | null;
  readonly only: readonly string[];
  readonly layouts: readonly string[];
  readonly languages: readonly string[];
  readonly states: readonly GalleryState[];
  readonly widths: readonly PageWidth[];
  readonly out: string;
  readonly dir: string;
}

export const GALLERY_HELP = `npm run gallery [-- options]

Pictures every brand, language, sign-up type and state at 390 and 1280 pixels, and every mail at 375 and 640,
with what axe finds in each, and writes a page that shows them: gallery/index.html.

  --brand ID     only this brand; may be given several times
  --layout NAME  only brands of this layout; may be given several times
  --language TAG only this language, such as fr-CA; may be given several times
  --state STATE  only this state, such as errors; may be given several times
  --width PIXELS 390, 768, 1024, 1280 or 1920; may be given several times (default: 390 and 1280)
  --since REF    only brands that changed since a git reference, before beside after
  --out FOLDER   where the gallery goes, a folder of its own (default: gallery)
  --dir FOLDER   another folder laid out like brands/

Exits with 0, with 1 where a state did not come about or axe found something, with 2 where it could
not run.
`;

const NONE: string[] = [];

const MANY = { type: 'string', multiple: true, default: NONE } as const;

const OPTIONS = {
  brand: MANY,
  layout: MANY,
  language: MANY,
  state: MANY,
  width: MANY,
  since: { type: 'string' },
  out: { type: 'string', default: 'gallery' },
  dir: { type: 'string', default: 'brands' },
} as const;

const REPEATABLE = ['brand', 'layout', 'language', 'state', 'width'];

/** Reads the command line. Throws CannotRun for anything it does not know. */
export function readGalleryOptions(args: readonly string[]): GalleryOptions {
  try {
    const { tokens, values } = parseArgs({ args: [...args], options: OPTIONS, tokens: true });
    const flagFault = findFlagFault(tokens, [], REPEATABLE);
    if (flagFault !== null) throw new CannotRun(flagFault);
    const { brand: only, language: languages, layout: layouts, out, dir } = values;
    const states = values.state.map(stateNamed);
    const widths = values.width.length === 0 ? WIDTHS : values.width.map(widthNamed);
    return { since: values.since ?? null, only, layouts, languages, states, widths, out, dir };
  } catch (cause) {
    if (cause instanceof CannotRun) throw cause;
    throw new CannotRun(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

// The keys are exactly the states.
const MAILS = Object.keys(MAIL_STATES) as MailState[];

const STATES: readonly GalleryState[] = [...SIGNUP_STATES, ...OTHER_STATES, ...MAILS];

function stateNamed(name: string): GalleryState {
  const state = STATES.find((it) => it === name);
  if (state !== undefined) return state;
  throw new CannotRun(`There is no state "${name}". ${didYouMean(name, STATES)}`);
}

function widthNamed(asked: string): PageWidth {
  const width = PAGE_WIDTHS.find((it) => String(it) === asked);
  if (width !== undefined) return width;
  throw new CannotRun(`No page is pictured at ${asked} pixels, but at ${PAGE_WIDTHS.join(', ')}.`);
}
