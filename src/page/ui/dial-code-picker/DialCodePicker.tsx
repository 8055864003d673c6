import { type ComponentType, useId, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import control from '../fields/control.module.css';
import { Icon } from '../Icon.tsx';
import { LiveRegion } from '../messages/LiveRegion.tsx';
import { Spinner } from '../Spinner.tsx';
import styles from './DialCodePicker.module.css';
import type { DialCodeListProps, DialCodeTexts, DialCountry } from './DialCountry.ts';

interface DialCodePickerProps {
  /** ISO code. */
  readonly country: string;
  /** The calling code's digits. */
  readonly countryCode: string;
  /** The country's name, once it is loaded. */
  readonly name?: string | undefined;
  readonly texts: DialCodeTexts;
  readonly disabled?: boolean;
  /** Loads the list and its countries when it is likely to be needed. Rejects after a time limit. */
  readonly loadList: () => Promise<ComponentType<DialCodeListProps>>;
  /** Empty until they are loaded. */
  readonly countries: readonly DialCountry[];
  readonly onChoose: (country: string) => void;
}

type List = ComponentType<DialCodeListProps> | 'loading' | 'failed' | null;

/**
 * The dial code, and a list to select another. The list loads when it is likely to be needed; if
 * that fails, a retry takes its place.
 */
export function DialCodePicker(props: DialCodePickerProps) {
  const { country, countryCode, texts, disabled, onChoose } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [List, setList] = useState<List>(null);

  /** Loads the list when it is likely to be needed. After a failure only a press tries again. */
  function prepare(): void {
    if (List === null) load();
  }

  function load(): void {
    setList('loading');
    props.loadList().then(
      (loaded) => setList(() => loaded),
      () => setList('failed'),
    );
  }

  function toggle(): void {
    if (!isOpen && (List === null || List === 'failed')) load();
    setOpen(!isOpen);
  }

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  const code = `${country} +${countryCode}`;
  return (
    <div className={styles['picker']}>
      <button
        ref={button}
        type="button"
        className={`${control['control']} ${styles['button']}`}
        aria-label={texts.chosen(props.name === undefined ? code : `${code}, ${props.name}`)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen && List !== 'loading' ? id : undefined}
        disabled={disabled}
        onFocus={prepare}
        onPointerEnter={prepare}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          if (!isOpen) toggle();
        }}
      >
        <span>
          <span data-country={country}>{country}</span> <span>{`+${countryCode}`}</span>
        </span>
        {isOpen && List === 'loading' ? <Spinner /> : <Icon name="chevron" size={16} />}
      </button>
      <LiveRegion text={isOpen && List === 'loading' ? texts.loading : ''} />
      {isOpen && List === 'failed' ? (
        <div role="alert" className={styles['failed']} id={id}>
          <p>{texts.failed}</p>
          <Button
            variant="text"
            onClick={() => {
              button.current?.focus();
              load();
            }}
          >
            {texts.retry}
          </Button>
        </div>
      ) : null}
      {isOpen && List !== null && typeof List !== 'string' ? (
        <List
          id={id}
          country={country}
          countries={props.countries}
          texts={texts}
          onClose={close}
          onLeave={() => setOpen(false)}
          onChoose={(chosen) => {
            close();
            onChoose(chosen);
          }}
        />
      ) : null}
    </div>
  );
}
