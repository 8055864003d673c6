import styles from './Scene.module.css';
import { Scene } from './Scene.tsx';

/** An envelope with a letter that has a tick, for a mail that was sent; else a seal with a tick. */
export function ArrivalScene({ isMailed }: { readonly isMailed: boolean }) {
  return isMailed ? (
    <Scene name="envelope">
      <path className={styles['spark']} d="M8 36h8m-4-4v8M110 18h8m-4-4v8M116 50h4" />
      <path
        className={styles['tinted']}
        d="M23 41 64 13l41 28v43a5 5 0 0 1-5 5H28a5 5 0 0 1-5-5z"
      />
      <rect className={styles['paper']} x="35" y="8" width="58" height="70" rx="4" />
      <circle className={styles['done']} cx="64" cy="29" r="12" />
      <path className={styles['mark']} d="m58.5 29.5 4 4 7.5-8" />
      <path className={styles['lines']} d="M46 51h36" />
      <path
        className={styles['solid']}
        d="m23 42 36 25a9 9 0 0 0 10 0l36-25v42a5 5 0 0 1-5 5H28a5 5 0 0 1-5-5z"
      />
      <path className={styles['crease']} d="m26 87 28-23m48 23L74 64" />
    </Scene>
  ) : (
    <Scene name="seal">
      <path
        className={styles['spark']}
        d="M16 44h8m-4-4v8M104 26h8m-4-4v8M100 66h5M28 20l4 4M28 70l3-3M100 14l-2 2"
      />
      <path className={styles['solid']} d="m50 64-8 25 12-4 10 6 10-6 12 4-8-25z" />
      <circle className={styles['scallop']} cx="64" cy="42" r="29" />
      <circle className={styles['done']} cx="64" cy="42" r="29" />
      <path className={styles['mark']} d="m52 43 8.5 8.5L77 34" />
    </Scene>
  );
}
