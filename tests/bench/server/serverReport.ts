import { markdownTable } from '../markdownTable.ts';
import type { MeasuredLoad } from './measureLoad.ts';
import type { MeasuredSignUps } from './measureSignUps.ts';

/** Something that was requested as fast as possible. */
export interface MeasuredRow {
  readonly name: string;
  readonly load: MeasuredLoad;
  /** The aim for it. */
  readonly aim?: { readonly ofHello: number } | { readonly perCore: number };
}

export interface ServerFigures {
  /** The circumstances of the figures, one line each. */
  readonly about: readonly string[];
  /** A bare server's 'hello'. */
  readonly hello: MeasuredLoad;
  readonly rows: readonly MeasuredRow[];
  /** Pages of many brands at a constant rate. */
  readonly steady: { readonly rate: number; readonly brands: number; readonly load: MeasuredLoad };
  readonly memory: {
    readonly views: number;
    readonly brands: number;
    /** Megabytes of memory, by the share of views answered so far. */
    readonly held: readonly { readonly share: number; readonly megabytes: number }[];
  };
  /** Password hashes without a server, and complete sign-ups. */
  readonly signUps: MeasuredSignUps;
}

const MOST_P99 = 100;
const LEAST_OF_HASHING = 0.8;

/** How much memory may grow between the middle and the end. */
const MOST_GROWTH = 1.15;

/** The section of docs/benchmarks.md about the server. A figure that misses its aim is bold. */
export function writeServerReport(figures: ServerFigures): string {
  const { about, hello, rows } = figures;
  const table = markdownTable(
    ['20 connections', 'answers/s', 'of hello', 'answers a CPU second', 'p99 ms', 'aim'],
    [{ name: "bare Fastify, 'hello'", load: hello }, ...rows].map((row) => cellsOf(row, hello)),
  );
  return [...about, '', table, '', ...sentencesOf(figures)].join('\n');
}

function cellsOf({ aim, load, name }: MeasuredRow, hello: MeasuredLoad): readonly string[] {
  const share = load.perSecond / hello.perSecond;
  const { perCpuSecond } = load;
  const ofHello = aim && 'ofHello' in aim ? aim.ofHello : null;
  const perCore = aim && 'perCore' in aim ? aim.perCore : null;
  return [
    load.refused === 0 ? name : `${name} (${whole(load.refused)} refused)`,
    whole(load.perSecond),
    judged(share.toFixed(2), ofHello === null || share >= ofHello),
    perCpuSecond === null
      ? 'not known'
      : judged(whole(perCpuSecond), perCore === null || perCpuSecond >= perCore),
    whole(load.p99),
    ofHello === null
      ? perCore === null
        ? ''
        : `${whole(perCore)} a core`
      : `${ofHello.toFixed(2)} of hello`,
  ];
}

function sentencesOf({ memory, signUps, steady }: ServerFigures): readonly string[] {
  const { p99, refused } = steady.load;
  const isSteady = p99 < MOST_P99 && refused === 0;
  const held = memory.held.map(
    ({ megabytes, share }) => `${whole(megabytes)} MB after ${Math.round(100 * share)} %`,
  );
  const growth = growthOf(memory.held);
  return [
    `- **${whole(steady.rate)} pages a second** of ${whole(steady.brands)} brands: ${whole(steady.load.perSecond)} answered a second, ${judged(`p99 ${whole(p99)} ms, ${whole(refused)} refused`, isSteady)} (aim: below ${MOST_P99}, none).`,
    `- **Memory** over ${whole(memory.views)} views of ${whole(memory.brands)} brands: ${held.join(', ')}; from the middle to the end ${judged(`× ${growth.toFixed(2)}`, growth <= MOST_GROWTH)} (aim: at most ${MOST_GROWTH}).`,
    signUpsSentence(signUps),
  ];
}

function signUpsSentence({ bare, signedUp }: MeasuredSignUps): string {
  const ratio = signedUp.perSecond / bare.perSecond;
  const rate = `- **Sign-ups**: ${signedUp.perSecond.toFixed(1)} a second where bare hashing makes ${bare.perSecond.toFixed(1)}, ${judged(ratio.toFixed(2), ratio >= LEAST_OF_HASHING)} of it (aim: ${LEAST_OF_HASHING.toFixed(2)})`;
  const [worked, hashed] = [signedUp.perCpuSecond, bare.perCpuSecond];
  if (worked === null || hashed === null) return `${rate}.`;
  return `${rate}; ${worked.toFixed(1)} for a second that the server works where one of bare hashing makes ${hashed.toFixed(1)}, ${(worked / hashed).toFixed(2)}.`;
}

function growthOf(held: ServerFigures['memory']['held']): number {
  const middle = held.find(({ share }) => share >= 0.5)?.megabytes ?? 0;
  return (held.at(-1)?.megabytes ?? 0) / middle;
}

function judged(text: string, isKept: boolean): string {
  return isKept ? text : `**${text}**`;
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en-US');
}
