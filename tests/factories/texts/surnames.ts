import { readFileSync } from 'node:fs';

/**
 * Real surnames from some sixty languages (drawn from the name lists of Faker, MIT), including
 * unusual ones.
 */
export const SURNAMES: readonly string[] = readFileSync(
  new URL('./surnames.txt', import.meta.url),
  'utf8',
)
  .split(',')
  .map((name) => name.trim());
