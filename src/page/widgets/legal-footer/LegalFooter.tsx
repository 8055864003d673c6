import { observer } from 'mobx-react-lite';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import type { widget } from './widget.ts';

/** The footer, for brands with one: a link and the copyright line. */
export const LegalFooter = observer(function LegalFooter() {
  const { brand, texts } = useStores<typeof widget>();
  if (!brand.footer) return null;
  return (
    <div className="LegalFooter-legal">
      <a href={brand.footer.href} target="_blank" rel="noopener">
        {brand.footer.text}
      </a>
      <span>{formatText(brand.footer.copyright ?? texts.copyright, { brand: brand.name })}</span>
    </div>
  );
});
