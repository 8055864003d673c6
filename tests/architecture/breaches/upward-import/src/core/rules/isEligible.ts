import { visitor } from '../../page/stores/visitor.ts';

export const isEligible = visitor.isKnown;
