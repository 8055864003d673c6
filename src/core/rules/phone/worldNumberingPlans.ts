import world from 'libphonenumber-js/min/metadata';
import { createNumberingPlans } from './createNumberingPlans.ts';

/** The numbering plans of the whole world, for the server. The page loads only zones of them. */
export const worldNumberingPlans = createNumberingPlans([world]);
