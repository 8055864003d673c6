import { observer } from 'mobx-react-lite';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import type { widget } from './widget.ts';

/** The logo with a link to the brand's website, in a new tab unless the brand says otherwise. */
export const BrandLogo = observer(function BrandLogo() {
  const { brand, texts } = useStores<typeof widget>();
  const { file, fileOnDark, width, height, opensInNewTab } = brand.logo;
  const label = opensInNewTab ? formatText(texts.opensInNewTab, { name: brand.name }) : brand.name;
  return (
    <a
      className="BrandLogo-logo"
      href={brand.links.website}
      aria-label={label}
      {...(opensInNewTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <picture>
        {fileOnDark ? <source srcSet={fileOnDark} media="(prefers-color-scheme: dark)" /> : null}
        {/* The alternative text shows if the picture fails to load. */}
        <img src={file} alt={brand.name} width={width} height={height} />
      </picture>
    </a>
  );
});
