import { observer } from 'mobx-react-lite';
import { webmailOf } from '../../../core/rules/links/webmailOf.ts';
import { arrivalTexts } from '../../../core/texts/en/arrivalTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** A link to the page for reading mail to an address, if that page is known. */
export const WebmailLink = observer(function WebmailLink({ email }: { readonly email: string }) {
  const { brand } = useStores();
  const webmail = webmailOf(email);
  if (!webmail) return null;
  const { href, name } = webmail;
  const { openMail, openMailLabel } = lateTextsOf(brand, 'arrival', arrivalTexts);
  return (
    <ButtonLink href={href} newTabLabel={formatText(openMailLabel, { name })}>
      {formatText(openMail, { name })}
    </ButtonLink>
  );
});
