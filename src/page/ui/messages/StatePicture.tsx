import { Icon, type IconName } from '../Icon.tsx';
import styles from './StatePicture.module.css';

interface StatePictureProps {
  readonly icon: IconName;
  readonly tone: 'success' | 'danger' | 'accent';
}

/** The picture above a message: a window, in the state's colour, that shows an icon. */
export function StatePicture({ icon, tone }: StatePictureProps) {
  return (
    <span className={styles['picture']} data-tone={tone}>
      <Icon name={icon} size={32} />
    </span>
  );
}
