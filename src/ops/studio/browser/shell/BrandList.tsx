import { useState } from 'react';
import type { StudioStart } from '../../wire/StudioBrand.ts';
import { valueLabel } from '../form/settingLabel.ts';
import styles from './BrandList.module.css';
import { NewBrandDialog } from './NewBrandDialog.tsx';

interface BrandListProps {
  readonly start: StudioStart;
  readonly onOpen: (id: string) => void;
}

/**
 * The most brands that are listed, because thousands would be slow and hard to read. Searching
 * finds the others.
 */
const MOST = 200;

/** The list of all brands. */
export function BrandList({ onOpen, start }: BrandListProps) {
  const [words, setWords] = useState('');
  const shown = start.brands.filter(({ category, id, market, name }) =>
    `${id} ${name} ${market} ${category}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <main className={styles['page']}>
      <header className={styles['top']}>
        <h1>Brands</h1>
        <input
          type="search"
          className={styles['search']}
          aria-label="Search brands"
          placeholder="Search brands"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <NewBrandDialog start={start} onCreated={onOpen} />
      </header>
      <ul className={styles['list']}>
        {shown.slice(0, MOST).map((brand) => (
          <li key={brand.id}>
            <a
              className={styles['brand']}
              href={`/brands/${brand.id}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(brand.id);
              }}
            >
              <svg
                className={styles['colours']}
                viewBox={`0 0 ${brand.colours.length} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                {brand.colours.map((colour, index) => (
                  <rect key={colour} x={index} width="1" height="1" fill={colour} />
                ))}
              </svg>
              <strong>{brand.name}</strong>
              <span className={styles['id']}>{brand.id}</span>
              <span>{valueLabel(brand.category)}</span>
              <span>{valueLabel(brand.market)}</span>
            </a>
          </li>
        ))}
      </ul>
      {shown.length > MOST ? <output>{shown.length - MOST} more: search for them.</output> : null}
      {shown.length === 0 ? <output>No brand is called that.</output> : null}
    </main>
  );
}
