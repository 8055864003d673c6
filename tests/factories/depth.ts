/** How thorough tests are that have no natural end. */
export interface Depth {
  /** How many cases a property is tried with. */
  readonly propertyRuns: number;
  /** How many histories of the payment protocol are played. */
  readonly histories: number;
  /** How often the server is killed in the middle of its calls. */
  readonly kills: number;
  /** How often a server is replaced while running. */
  readonly handOvers: number;
  /** Each text input receives one of this many bad texts. */
  readonly oneBadTextIn: number;
  /** Of a long list of links, one in this many is followed. */
  readonly oneLinkIn: number;
  /** How many brands with combined settings are made at most. */
  readonly combinedBrands: number;
}

/** `npm run test:full` is exhaustive. */
const FULL: Depth = {
  propertyRuns: 100_000,
  histories: 5000,
  kills: 50,
  handOvers: 20,
  oneBadTextIn: 1,
  oneLinkIn: 1,
  combinedBrands: 250,
};

/** `npm test` takes minutes. */
const QUICK: Depth = {
  propertyRuns: 5000,
  histories: 250,
  kills: 3,
  handOvers: 1,
  oneBadTextIn: 10,
  oneLinkIn: 7,
  combinedBrands: 13,
};

/** A mutation run repeats the properties for each of many mutants. */
const MUTATION: Depth = { ...QUICK, propertyRuns: 100 };

/** Returns the depth for a run's purpose. KILLS overrides the kills. */
export function depthOf(environment: Readonly<Record<string, string | undefined>>): Depth {
  const { MUTATION: mutation, TEST_FULL: full, KILLS: kills } = environment;
  const depth = mutation === '1' ? MUTATION : full === undefined ? QUICK : FULL;
  return kills === undefined ? depth : { ...depth, kills: Number(kills) };
}

export const DEPTH = depthOf(process.env);
