import { test } from '../../setup/studioJourney.ts';
import './studio/byNight.ts';
import './studio/editing.ts';
import './studio/lists.ts';
import './studio/questions.ts';
import './studio/translations.ts';
import './studio/typeface.ts';

// In one file and one worker, because a Studio takes seconds of CPU to start and two would slow
// each other down. The full run has enough tests for every worker.
if (process.env['TEST_FULL'] === undefined) test.describe.configure({ mode: 'default' });
