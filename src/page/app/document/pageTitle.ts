import type { PageConfig } from '../../../core/contract/generated/session.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PageBrand } from '../../../core/rules/session/presentBrand.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import type { Texts } from '../../../core/texts/textsFor.ts';
import type { RootStore } from '../../stores/RootStore.ts';

interface TitledPage {
  readonly view: PageConfig['view'];
  readonly purpose: RootStore['purpose'];
  readonly brand: Pick<PageBrand, 'headings' | 'name'>;
  readonly texts: Texts;
}

/** The document's title: what the page is, and whose. */
export function pageTitle(page: TitledPage): string {
  const { brand, texts } = page;
  return formatText(texts.pageTitle, { heading: headingOf(page), brand: brand.name });
}

function headingOf({ brand, purpose, texts, view }: TitledPage): string {
  switch (view) {
    case 'signup':
    case 'payment':
      return brand.headings[purpose];
    case 'start':
      return brand.headings.start;
    case 'placed':
      return texts.placedTitle;
    case 'account':
      return texts.accountTitle;
    case 'activation':
      return texts.activationTitle;
    case 'error':
      return texts.errorTitle;
    default:
      return unreachable(view);
  }
}
