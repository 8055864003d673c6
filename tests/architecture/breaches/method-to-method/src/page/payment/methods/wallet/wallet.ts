import { card } from '../card/card.ts';

export const wallet = card;
