import { observer } from 'mobx-react-lite';
import { formatText } from '../../../core/texts/formatText.ts';
import { LogoPicture } from '../../renderer/LogoPicture.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import type { widget } from './widget.ts';

/** The logo, linked to the brand's website: in a new tab, unless the brand says otherwise. */
export const BrandLogo = observer(function BrandLogo() {
  const { brand, texts } = useStores<typeof widget>();
  const { opensInNewTab } = brand.logo;
  const label = opensInNewTab ? formatText(texts.opensInNewTab, { name: brand.name }) : brand.name;
  return (
    <a
      className="BrandLogo-logo"
      href={brand.links.website}
      aria-label={label}
      {...(opensInNewTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <LogoPicture name={brand.name} logo={brand.logo} />
    </a>
  );
});
