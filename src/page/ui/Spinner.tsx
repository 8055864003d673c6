import styles from './Spinner.module.css';

/** A turning ring. Under reduced motion it stays still: the text beside it says what is happening. */
export function Spinner() {
  return <span className={styles['ring']} aria-hidden="true" />;
}
