import { useEffect, useRef } from 'react';
import control from '../control.module.css';
import styles from './DialCodePicker.module.css';
import type { DialCodeTexts, DialCountry } from './DialCountry.ts';

interface DialCodeSelectProps {
  readonly country: string;
  readonly countryCode: string;
  readonly texts: DialCodeTexts;
  readonly disabled?: boolean;
  /** Whether the visitor was on the button that this replaces. */
  readonly takesFocus: boolean;
  readonly countries: readonly DialCountry[];
  readonly onChoose: (country: string) => void;
}

/** The native list of dial codes. Its codes come first: closed, it has room for little more. */
export function DialCodeSelect(props: DialCodeSelectProps) {
  const { country, countryCode, texts, countries, takesFocus, onChoose } = props;
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (takesFocus) select.current?.focus();
  }, [takesFocus]);

  const entries = countries.length > 0 ? countries : [{ country, countryCode, name: country }];
  return (
    <select
      ref={select}
      className={`${control['control']} ${styles['native']}`}
      aria-label={texts.label}
      value={country}
      onChange={(event) => onChoose(event.target.value)}
      disabled={props.disabled}
    >
      {entries.map((it) => (
        <option key={it.country} value={it.country}>
          +{it.countryCode} {it.name}
        </option>
      ))}
    </select>
  );
}
