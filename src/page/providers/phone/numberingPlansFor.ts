import { createPlansLoader } from './createPlansLoader.ts';
import { loadZone } from './loadZone.ts';

/** The numbering plans that a text in a country needs. This file is loaded when the phone field is first used. */
export const numberingPlansFor = createPlansLoader(loadZone);
