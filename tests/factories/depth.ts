/** How far tests go that could go on for ever. */
export interface Depth {
  /** Cases that a property is tried with. */
  readonly propertyRuns: number;
  /** Histories of the payment protocol. */
  readonly histories: number;
  /** Kills of the server in the middle of its calls. */
  readonly kills: number;
  /** How often a server is replaced in its place. */
  readonly handOvers: number;
  /** Each place that takes a text is sent one in so many of the bad ones. */
  readonly oneBadTextIn: number;
  /** Of the links of a long list, one in so many is followed. */
  readonly oneLinkIn: number;
  /** Brands whose settings are crossed, at most. */
  readonly combinedBrands: number;
}

/** `npm run test:full` goes all the way. */
const FULL: Depth = {
  propertyRuns: 100_000,
  histories: 5000,
  kills: 50,
  handOvers: 20,
  oneBadTextIn: 1,
  oneLinkIn: 1,
  combinedBrands: 250,
};

/** `npm test` is over in minutes. */
const QUICK: Depth = {
  propertyRuns: 5000,
  histories: 250,
  kills: 3,
  handOvers: 1,
  oneBadTextIn: 10,
  oneLinkIn: 7,
  combinedBrands: 15,
};

/** A mutation run tries the properties again for each of many mutants. */
const MUTATION: Depth = { ...QUICK, propertyRuns: 100 };

/** How far to go by what the run is for. KILLS sets the kills by hand. */
export function depthOf(environment: Readonly<Record<string, string | undefined>>): Depth {
  const { MUTATION: mutation, TEST_FULL: full, KILLS: kills } = environment;
  const depth = mutation === '1' ? MUTATION : full === undefined ? QUICK : FULL;
  return kills === undefined ? depth : { ...depth, kills: Number(kills) };
}

export const DEPTH = depthOf(process.env);
