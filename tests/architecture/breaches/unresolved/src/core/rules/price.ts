import { cents } from './cents.ts';

export const price = cents;
