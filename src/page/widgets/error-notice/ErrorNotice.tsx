import { observer } from 'mobx-react-lite';
import { errorPageCode } from '../../../core/rules/errors/errorPageCode.ts';
import { errorWays } from '../../../core/rules/errors/errorWays.ts';
import { failureWords } from '../../../core/rules/errors/payment/failureWords.ts';
import { PAYING_ERROR_HEADERS } from '../../../core/rules/errors/payment/paymentCatalogue.ts';
import { formatDuration } from '../../../core/texts/formatDuration.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Message } from '../../ui/messages/Message.tsx';
import { errorPicture } from './errorPicture.ts';
import { wayOn } from './wayOn.ts';
import type { widget } from './widget.ts';

/**
 * The error page: the text of a known code, a server error for an empty message, else the general
 * error. Each has its links.
 */
export const ErrorNotice = observer(function ErrorNotice() {
  const { errorInfo, brand, texts } = useStores<typeof widget>();
  const { isUpgrade = false, message = '', retryAfter } = errorInfo ?? {};
  const code = errorPageCode(message);
  const [heading, text] = failureWords(code, {
    isUpgrade,
    chargeHeading: PAYING_ERROR_HEADERS.payment,
  });
  // Opened without an error, the error page has nothing to retry.
  const ways = errorWays(code).map((way) => (message === '' && way === 'again' ? 'signUp' : way));
  return (
    <Message
      {...errorPicture(code)}
      heading={texts[heading]}
      text={formatText(texts[text], { support: brand.support.email })}
      note={
        retryAfter === undefined
          ? undefined
          : formatText(texts.tryAgainIn, { time: formatDuration(retryAfter, brand.locale) })
      }
    >
      {ways.map((way, at) => {
        const { href, label } = wayOn(way, brand, texts);
        return (
          <ButtonLink key={way} href={href} variant={at === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        );
      })}
    </Message>
  );
});
