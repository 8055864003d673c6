import { contrast } from './contrast.ts';
import { CONTRAST_PAIRS, type ContrastPair } from './contrastPairs.ts';

export interface LowContrast {
  readonly pair: ContrastPair;
  readonly front: string;
  readonly back: string;
  readonly found: number;
}

/** Returns the pairs of a scheme with too little contrast, in CONTRAST_PAIRS' order. */
export function findLowContrast(scheme: Readonly<Record<string, string>>): readonly LowContrast[] {
  return CONTRAST_PAIRS.flatMap((pair) => {
    const front = scheme[pair.front] ?? '#000000';
    const back = scheme[pair.back] ?? '#000000';
    const found = contrast(front, back);
    return found < pair.ratio ? [{ pair, front, back, found }] : [];
  });
}
