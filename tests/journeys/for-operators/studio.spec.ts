import { test } from '../../setup/studioJourney.ts';
import './studio/byNight.ts';
import './studio/editing.ts';
import './studio/questions.ts';
import './studio/translations.ts';
import './studio/typeface.ts';

// One file and one worker have them all: a Studio takes seconds of a processor to start, and two beside
// each other hold each other up. The full run has enough of them for every worker.
if (process.env['TEST_FULL'] === undefined) test.describe.configure({ mode: 'default' });
