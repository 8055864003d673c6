import { useEffect, useRef } from 'react';
import control from '../control.module.css';
import { Icon } from '../Icon.tsx';
import styles from './DialCodePicker.module.css';
import type { DialCodeTexts, DialCountry } from './DialCountry.ts';

interface DialCodeSelectProps {
  readonly country: string;
  readonly countryCode: string;
  readonly texts: DialCodeTexts;
  readonly disabled?: boolean;
  /** Whether the visitor was on the button that this replaces. */
  readonly takesFocus: boolean;
  readonly countries: () => readonly DialCountry[];
  readonly onChoose: (country: string) => void;
}

/** The native list of dial codes. What shows is the code alone. */
export function DialCodeSelect(props: DialCodeSelectProps) {
  const { country, countryCode, texts, takesFocus } = props;
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (takesFocus) select.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles['native']}>
      <select
        className={control['control']}
        aria-label={texts.label}
        autoComplete="off"
        ref={select}
        value={country}
        onChange={(event) => props.onChoose(event.target.value)}
        disabled={props.disabled}
      >
        {props.countries().map((it) => (
          <option key={it.country} value={it.country}>
            {it.name} +{it.countryCode}
          </option>
        ))}
      </select>
      <span className={styles['nativeCode']} aria-hidden="true">
        {country} +{countryCode}
        <Icon name="chevron" size={16} />
      </span>
    </div>
  );
}
