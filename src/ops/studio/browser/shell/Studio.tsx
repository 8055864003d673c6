import { useCallback, useEffect, useState } from 'react';
import type { OpenBrand, StudioStart } from '../../wire/StudioBrand.ts';
import { fetchBrand, fetchStart } from '../state/askStudio.ts';
import { BrandEditor } from './BrandEditor.tsx';
import { BrandList } from './BrandList.tsx';
import { BrokenFile } from './BrokenFile.tsx';
import { brandInAddress, openAddress } from './brandInAddress.ts';
import { Notice } from './Notice.tsx';

interface Opened {
  readonly start: StudioStart;
  readonly brand: OpenBrand | null;
}

/** The whole Studio: the list of brands, or the brand in the address. */
export function Studio() {
  const [id, setId] = useState(() => brandInAddress(location.pathname));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [fault, setFault] = useState('');

  useEffect(() => {
    let isWanted = true;
    Promise.all([fetchStart(), id === null ? null : fetchBrand(id)]).then(
      ([start, brand]) => {
        if (!isWanted) return;
        setFault('');
        setOpened({ start, brand });
      },
      (error: unknown) => isWanted && setFault(error instanceof Error ? error.message : ''),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);

  useEffect(() => {
    const onPopState = () => setId(brandInAddress(location.pathname));
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  const open = useCallback((next: string | null) => {
    openAddress(next);
    setOpened(null);
    setId(next);
  }, []);

  if (fault !== '') return <Notice onBack={() => open(null)}>{fault}</Notice>;
  if (opened === null) return <Notice>Opening</Notice>;
  const { brand, start } = opened;
  if (brand === null) return <BrandList start={start} onOpen={open} />;
  if (brand.value === null) return <BrokenFile brand={brand} onBack={() => open(null)} />;
  const editable = { ...brand, value: brand.value };
  return <BrandEditor key={brand.id} brand={editable} start={start} onOpen={open} />;
}
