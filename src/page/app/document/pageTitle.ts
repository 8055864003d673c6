import type { SignupType } from '../../../core/contract/generated/brand.ts';
import type { PageConfig } from '../../../core/contract/generated/session.ts';
import { unreachable } from '../../../core/contract/unreachable.ts';
import type { PageBrand } from '../../../core/rules/session/presentBrand.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import type { Texts } from '../../../core/texts/textsFor.ts';

interface TitledPage {
  readonly view: PageConfig['view'];
  readonly signupType: SignupType;
  readonly brand: Pick<PageBrand, 'headings' | 'name'>;
  readonly texts: Texts;
}

/** Returns the document's title: the page's purpose and the brand. */
export function pageTitle(page: TitledPage): string {
  const { brand, texts } = page;
  return formatText(texts.pageTitle, { heading: headingOf(page), brand: brand.name });
}

function headingOf({ brand, signupType, texts, view }: TitledPage): string {
  switch (view) {
    case 'signup':
      return brand.headings[signupType];
    case 'payment':
      return brand.headings.upgrade;
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
