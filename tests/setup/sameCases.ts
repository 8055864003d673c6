import { configureGlobal } from 'fast-check';

/** Any number does. Another one would try other cases. */
const SEED = 20_261_129;

// `npm test` tries the same cases for the same code, so that a failure belongs to the change that it
// is shown with. `npm run test:full` tries others in each run, and prints the seed of what fails.
if (process.env['TEST_FULL'] === undefined) configureGlobal({ seed: SEED });
