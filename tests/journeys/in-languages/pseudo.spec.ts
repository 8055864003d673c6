import { test } from '../speaking/pseudoJourney.ts';
import './pseudo/bands.ts';
import './pseudo/pages.ts';
import './pseudo/signUps.ts';

// In one file and one worker, which starts the product with the pseudo-languages once. The full run
// has enough tests for every worker.
if (process.env['TEST_FULL'] === undefined) test.describe.configure({ mode: 'default' });
