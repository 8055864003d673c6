import { observer } from 'mobx-react-lite';
import { ERROR_CATALOGUE, ERROR_HEADERS } from '../../../core/rules/errors/errorCatalogue.ts';
import { errorPageCode } from '../../../core/rules/errors/mapServerMessage.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Message } from '../../ui/Message.tsx';

/**
 * The error page: the known code's text, a server error where there is no message, and the hiccup
 * otherwise. Serves Specification 8.2 and 8.3.3.
 */
export const ErrorNotice = observer(function ErrorNotice() {
  const { errorInfo, brand, texts } = useStores();
  const message = errorInfo?.message ?? '';
  if (message === 'UNAUTHORISED_USER_ROLE') return <RoleNotice />;
  const [section, text] = ERROR_CATALOGUE[errorPageCode(message)];
  return (
    <Message
      icon="alert"
      tone="danger"
      heading={texts[ERROR_HEADERS[section]]}
      text={formatText(texts[text], { support: brand.support.email })}
    >
      <ButtonLink href="/signup">{texts.tryAgain}</ButtonLink>
      <ButtonLink href={brand.links.website} variant="secondary">
        {formatText(texts.toWebsite, { brand: brand.name })}
      </ButtonLink>
    </Message>
  );
});

/** Whoever may not upgrade is told whom to ask. Serves Specification 6.0.2. */
const RoleNotice = observer(function RoleNotice() {
  const { texts } = useStores();
  return (
    <Message
      icon="lock"
      tone="accent"
      heading={texts.upgradeNotAllowedHeading}
      text={texts.upgradeNotAllowed}
    >
      <ButtonLink href="/account">{texts.backToAccount}</ButtonLink>
    </Message>
  );
});
