import './Extras.css';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Addon } from '../../../core/contract/generated/catalogue.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ExtrasNeeds } from './extrasNeeds.ts';

interface ExtrasProps {
  readonly title: string;
  readonly offered: readonly Pick<Addon, 'id' | 'name' | 'price'>[];
  /** Whether the choices are unfolded at first. */
  readonly isOpen?: boolean | undefined;
  readonly children: ReactElement;
}

/**
 * Optional choices, folded to one line: the selected ones with their price, or the offer with its
 * lowest price.
 */
export const Extras = observer(function Extras({ title, offered, isOpen, children }: ExtrasProps) {
  const stores = useStores<ExtrasNeeds>();
  const { brand, plan, texts } = stores;
  const chosen = plan.extras.filter(({ id }) => offered.some((extra) => extra.id === id));
  const shown = chosen.length > 0 ? chosen : offered;
  const prices = shown.map(({ price }) => price);
  const names = shown.map(({ name }) => name);
  const price =
    chosen.length > 0
      ? `+${stores.money(prices.reduce((sum, each) => sum + each))}`
      : formatText(texts.priceFrom, { price: stores.money(Math.min(...prices)) });
  return (
    <details className="Extras-extras" open={isOpen}>
      <summary
        className="Extras-line"
        data-chosen={chosen.length > 0 || undefined}
        data-long={(title + price).length > 26 || undefined}
      >
        <strong>{title}</strong>
        <span className="Extras-price">{price}</span>
        <Icon name="chevron" />
        <span className="Extras-names">{names.join(brand.listComma)}</span>
      </summary>
      {children}
    </details>
  );
});
