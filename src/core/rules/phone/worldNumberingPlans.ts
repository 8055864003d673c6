import world from 'libphonenumber-js/min/metadata';
import { createNumberingPlans } from './createNumberingPlans.ts';

/** The whole world's numbering plans, for the server. The page loads parts of them. */
export const worldNumberingPlans = createNumberingPlans([world]);
