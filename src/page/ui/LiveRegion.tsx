import styles from './LiveRegion.module.css';

/** Says a short text to a screen reader when it changes, and shows nothing. */
export function LiveRegion({ text }: { readonly text: string }) {
  return (
    <output className={styles['spokenOnly']} aria-live="polite">
      {text}
    </output>
  );
}
