import { createPlansLoader } from './createPlansLoader.ts';
import { loadZone } from './loadZone.ts';

/**
 * Returns the numbering plans for a text in a country. This file loads when the phone field is
 * first used.
 */
export const numberingPlansFor = createPlansLoader(loadZone);
