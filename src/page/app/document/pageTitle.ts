import { unreachable } from '../../../core/contract/unreachable.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** The document's title: what the page is, and whose. */
export function pageTitle(stores: RootStore): string {
  const { brand, texts } = stores;
  return formatText(texts.pageTitle, { heading: headingOf(stores), brand: brand.name });
}

function headingOf({ brand, purpose, config, texts }: RootStore): string {
  switch (config.view) {
    case 'signup':
    case 'payment':
      return brand.headings[purpose];
    case 'start':
      return brand.headings.start;
    case 'account':
      return texts.accountTitle;
    case 'activation':
      return texts.activationTitle;
    case 'error':
      return texts.errorTitle;
    default:
      return unreachable(config.view);
  }
}
