import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { LiveRegion } from '../messages/LiveRegion.tsx';
import styles from './DialCodeList.module.css';
import type { DialCodeListProps, DialCountry } from './DialCountry.ts';
import { useLeave } from './useLeave.ts';

interface SearchableListProps extends DialCodeListProps {
  /** The rows for a search text; all of them for an empty one. */
  readonly search: (text: string) => readonly DialCountry[];
  /** ISO codes of the countries that come first while the search is empty. */
  readonly likely: readonly string[];
}

const { InputBlur, InputKeyDownEnter, InputKeyDownEscape, ItemClick } =
  useCombobox.stateChangeTypes;

/** The open list: a search box and the countries below it. */
export function DialCodeList(props: SearchableListProps) {
  const { id, country, likely, texts, search, onChoose, onClose, onLeave } = props;
  const [text, setText] = useState('');
  const popup = useRef<HTMLDialogElement>(null);
  const items = search(text);

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<DialCountry>({
    id,
    items: [...items],
    itemToString: (it) => it?.name ?? '',
    isOpen: true,
    initialInputValue: '',
    initialHighlightedIndex: items.findIndex((it) => it.country === country),
    defaultHighlightedIndex: 0,
    // Leaving the field selects nothing; only Enter and a click do.
    stateReducer: (state, { type, changes }) => (type === InputBlur ? state : changes),
    onStateChange: ({ type, selectedItem }) => {
      if (type === InputKeyDownEscape) onClose();
      if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem) {
        onChoose(selectedItem.country);
      }
    },
  });

  useEffect(() => {
    const { current } = popup;
    current?.querySelector('input')?.focus();
    current?.scrollIntoView?.({ block: 'nearest' });
    const list = current?.querySelector('ul');
    const chosen = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !chosen) return;
    list.scrollTop = chosen.offsetTop - (list.clientHeight - chosen.offsetHeight) / 2;
  }, []);

  useLeave(popup, onLeave);

  function keepInside(event: KeyboardEvent): void {
    // Enter without a selection must not submit the form around the list.
    if (event.key === 'Enter') event.preventDefault();
    // While letters are composed, as in Japanese, the keys choose among them, and not in the list.
    // In Safari the key that ends the composition has only this code.
    if (event.nativeEvent.isComposing || event.keyCode === 229)
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  }

  return (
    <dialog open aria-label={texts.label} className={styles['popup']} id={id} ref={popup}>
      {/* Beside the sheet on a phone, so that a press there does not reach the page. Escape does
          the same. */}
      <button
        type="button"
        className={styles['beside']}
        tabIndex={-1}
        aria-hidden="true"
        onClick={onClose}
      />
      <div className={styles['searchLine']}>
        <Icon name="search" size={16} />
        <input
          {...getInputProps({
            onKeyDown: keepInside,
            // Updates at once, not after a render, because Enter may follow the last letter quickly.
            onChange: ({ currentTarget }) => setText(currentTarget.value),
          })}
          className={styles['search']}
          aria-labelledby={undefined}
          aria-label={texts.search}
          {...(items.length === 0 && { 'aria-activedescendant': undefined })}
          placeholder={texts.search}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {/* Only on the sheet: with a touch screen reader there is no press beside it and no Escape. */}
        <button
          type="button"
          className={styles['close']}
          aria-label={texts.close}
          onClick={onClose}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul
        {...getMenuProps()}
        className={styles['list']}
        aria-labelledby={undefined}
        aria-label={texts.label}
      >
        {items.map((it, index) => (
          <li
            key={it.country}
            {...getItemProps({ item: it, index })}
            className={styles['row']}
            data-highlighted={index === highlightedIndex ? true : undefined}
            data-likely={(text === '' && likely.includes(it.country)) || undefined}
            aria-current={it.country === country ? true : undefined}
          >
            <span className={styles['name']}>{it.name}</span>
            <span className={styles['code']}>{`+${it.countryCode}`}</span>
            <span className={styles['tick']}>
              {it.country === country ? <Icon name="check" size={16} /> : null}
            </span>
          </li>
        ))}
      </ul>
      {items.length === 0 ? <p className={styles['empty']}>{texts.noResults}</p> : null}
      <LiveRegion
        // Not at every key, which would interrupt the echo of the keys.
        settlesIn={500}
        text={text === '' ? '' : items.length === 0 ? texts.noResults : texts.results(items.length)}
      />
    </dialog>
  );
}
