import type { ShownContrast } from '../../../../wire/BrandReport.ts';
import styles from './ColourWidget.module.css';

/** A pair of colours, and whether their contrast meets WCAG AA. */
export function ColourSwatch({ pair }: { readonly pair: ShownContrast }) {
  const { back, found, front, needs, says } = pair;
  // Rounded down, so that 4.498 is not shown as the 4.5 that it misses.
  const ratio = (Math.floor(found * 10) / 10).toFixed(1);
  const isEnough = found >= needs;
  return (
    <li className={styles['pair']} data-enough={isEnough}>
      <svg className={styles['sample']} viewBox="0 0 24 18" aria-hidden="true">
        <rect width="24" height="18" rx="3" fill={back} />
        <text x="12" y="13" textAnchor="middle" fontSize="11" fontWeight="600" fill={front}>
          Aa
        </text>
      </svg>
      <span>
        {says} {ratio}:1
      </span>
      <span className={styles['verdict']}>{isEnough ? 'AA' : `needs ${needs}`}</span>
    </li>
  );
}
