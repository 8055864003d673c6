import styles from './Icon.module.css';

const paths = {
  alert: 'M12 8v5m0 3.2v.1M12 3.5 2.8 19.5h18.4z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.6M6.2 7.4A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M10 10.2a3 3 0 0 0 4 4',
  info: 'M12 11v5m0-8.2v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  lock: 'M6.5 10.5h11v9h-11zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.7 11.2L20 20',
} as const;

/** A drawing by name, or as a path for parts that load later (lateIcons.ts). */
export type IconName = keyof typeof paths | `M${string}`;

const drawings: Readonly<Partial<Record<string, string>>> = paths;

interface IconProps {
  readonly name: IconName;
  readonly size?: 16 | 20 | 24 | 32;
}

/**
 * A line drawing in the text's colour. Hidden from screen readers, because the text beside it says
 * the same.
 */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={styles['icon']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 2.25 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name] ?? name} />
    </svg>
  );
}
