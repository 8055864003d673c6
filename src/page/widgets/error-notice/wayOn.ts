import { unreachable } from '../../../core/contract/unreachable.ts';
import type { ErrorWay } from '../../../core/rules/errors/errorWays.ts';
import type { PageBrand } from '../../../core/rules/session/presentBrand.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import type { StoresFor } from '../../stores/StoresFor.ts';
import type { widget } from './widget.ts';

/** Returns a link of the error page. An empty address reloads the page without a script. */
export function wayOn(
  way: ErrorWay,
  { links, name, support }: Pick<PageBrand, 'links' | 'name' | 'support'>,
  texts: StoresFor<typeof widget>['texts'],
): { readonly href: string; readonly label: string } {
  switch (way) {
    case 'again':
      return { href: '', label: texts.tryAgain };
    case 'signUp':
      return { href: '/signup', label: texts.toSignUp };
    case 'logIn':
      return { href: links.login, label: texts.logIn };
    case 'contact':
      return { href: `mailto:${support.email}`, label: texts.contactUs };
    case 'website':
      return { href: links.website, label: formatText(texts.toWebsite, { brand: name }) };
    case 'account':
      return { href: '/account', label: texts.backToAccount };
    default:
      return unreachable(way);
  }
}
