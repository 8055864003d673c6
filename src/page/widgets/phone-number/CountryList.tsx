import { searchCountries } from '../../../core/rules/phone/searchCountries.ts';
import { DialCodeList } from '../../ui/dial-code-picker/DialCodeList.tsx';
import type { DialCodeListProps } from '../../ui/dial-code-picker/DialCountry.ts';

/** The countries in which brands sell. */
const MARKETS = ['US', 'CA', 'GB'] as const;

/** The list of countries, loaded on demand: the selected one first, then the markets. */
export function CountryList(props: DialCodeListProps) {
  const likely = [...new Set([props.country, ...MARKETS])];
  return (
    <DialCodeList
      {...props}
      likely={likely}
      search={(text) => searchCountries(props.countries, text, likely)}
    />
  );
}
