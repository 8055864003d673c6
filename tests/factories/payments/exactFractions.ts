/** An exact fraction. Oracles made of fractions round only where the definition says so. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const whole = (value: number): Fraction => ({ n: BigInt(value), d: 1n });
export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
export const plus = (a: Fraction, b: Fraction): Fraction => ({
  n: a.n * b.d + b.n * a.d,
  d: a.d * b.d,
});

/** The nearest whole number, halves up, for values ≥ 0. */
export function rounded({ n, d }: Fraction): bigint {
  return (2n * n + d) / (2n * d);
}

/** A decimal number as it is written: 14.975 is exactly 14975/1000. */
export function decimal(value: number): Fraction {
  const [units = '0', decimals = ''] = value.toFixed(3).split('.');
  return { n: BigInt(units + decimals), d: 10n ** BigInt(decimals.length) };
}

/** A rate in percent as a fraction of one. */
export const percent = (rate: number): Fraction => times(decimal(rate), { n: 1n, d: 100n });
