import { useMemo } from 'react';
import { searchCountries } from '../../../core/rules/phone/searchCountries.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { DialCodeList } from '../../ui/dial-code-picker/DialCodeList.tsx';
import type { DialCodeListProps } from '../../ui/dial-code-picker/DialCountry.ts';
import { namedCountries } from './namedCountries.ts';

/** The list of countries, loaded when it is first wanted. Serves Specification 2.5. */
export function CountryList(props: DialCodeListProps) {
  const { texts, brand } = useStores();
  const countries = useMemo(() => namedCountries(brand.locale), [brand.locale]);
  return (
    <DialCodeList
      {...props}
      search={(text) => searchCountries(countries, text)}
      countText={(count) =>
        count === 0
          ? texts.noResultsFound
          : formatText(texts.resultsFound, { count: String(count) })
      }
    />
  );
}
