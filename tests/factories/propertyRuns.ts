/** How many cases a rule's property is tried with: fewer for each of a mutation run's many mutants. */
export const PROPERTY_RUNS = process.env['MUTATION'] === '1' ? 100 : 100_000;
