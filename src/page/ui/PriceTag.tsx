import styles from './PriceTag.module.css';

interface PriceTagProps {
  /** As it is shown, currency included. */
  readonly amount: string;
  /** Such as 'per user per month'; empty for none. */
  readonly unit: string;
}

/** An amount and, quieter, what it is for. */
export function PriceTag({ amount, unit }: PriceTagProps) {
  return (
    <span className={styles['price']}>
      <span className={styles['amount']}>{amount}</span>
      {unit ? <span className={styles['unit']}>{` ${unit}`}</span> : null}
    </span>
  );
}
