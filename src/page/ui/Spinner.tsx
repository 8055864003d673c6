import styles from './Spinner.module.css';

/** A spinning ring. With reduced motion it does not move; the text beside it says what is happening. */
export function Spinner() {
  return <span className={styles['ring']} aria-hidden="true" />;
}
