import styles from './Scene.module.css';
import { Scene } from './Scene.tsx';

/** A card that was refused, or a form that was, where no card was used. */
export function RefusalScene({ isCard }: { readonly isCard: boolean }) {
  return (
    <Scene name={isCard ? 'card' : 'form'}>
      {isCard ? (
        <g transform="rotate(-7 60 48)">
          <rect className={styles['tinted']} x="18" y="20" width="84" height="56" rx="7" />
          <path className={styles['solid']} d="M18 33h84v12H18z" />
          <path className={styles['spark']} d="M28 63h18m8 0h8" />
        </g>
      ) : (
        <>
          <rect className={styles['paper']} x="32" y="10" width="60" height="78" rx="5" />
          <path className={styles['solid']} d="M37 10h50a5 5 0 0 1 5 5v9H32v-9a5 5 0 0 1 5-5z" />
          <path className={styles['lines']} d="M44 40h36M44 54h36M44 68h16" />
        </>
      )}
      <circle className={styles['wrong']} cx="94" cy="68" r="17" />
      <path className={styles['mark']} d="M94 60v9m0 7.5v.1" />
    </Scene>
  );
}
