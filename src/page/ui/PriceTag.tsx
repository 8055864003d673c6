import styles from './PriceTag.module.css';

interface PriceTagProps {
  /** The formatted amount, with its currency. */
  readonly amount: string;
  /** Such as 'per user per month'; empty for none. */
  readonly unit: string;
}

/** An amount with its unit in a quieter style. */
export function PriceTag({ amount, unit }: PriceTagProps) {
  return (
    <span>
      <span className={styles['amount']}>{amount}</span>
      {unit ? <span className={styles['unit']}>{` ${unit}`}</span> : null}
    </span>
  );
}
