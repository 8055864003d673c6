import { observer } from 'mobx-react-lite';
import type { PlacedOrder as Placed } from '../../../core/contract/generated/session.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { useFlows } from '../../flows/FlowsContext.ts';
import { receiptRows } from '../../renderer/next/receiptRows.ts';
import { WebmailLink } from '../../renderer/next/WebmailLink.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DetailRows } from '../../ui/DetailRows.tsx';
import { mailIcon } from '../../ui/lateIcons.ts';
import { Message } from '../../ui/messages/Message.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import styles from './PlacedOrder.module.css';
import { placedWords } from './placedWords.ts';
import type { widget } from './widget.ts';

/** What this session has ordered, what happens next, and a link back to the form. */
export const PlacedOrder = observer(function PlacedOrder() {
  const stores = useStores<typeof widget>();
  const { placed } = stores.session;
  if (!placed) return null;
  const { heading, notes, text } = placedWords(stores, placed);
  const rows = receiptRows(stores, placed);
  const isMailed = placed.state === 'activationEmail';
  return (
    <Message icon={isMailed ? mailIcon : 'check'} tone="success" heading={heading} text={text}>
      {notes.length > 0 ? (
        <div className={styles['notes']}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      ) : null}
      {rows.length > 0 ? (
        <div className={styles['rows']}>
          <DetailRows rows={rows} />
        </div>
      ) : null}
      <WayOn placed={placed} />
      {isMailed ? <MailAgain email={placed.email} /> : null}
      <StartAnew isUpgrade={placed.state === 'upgraded'} />
    </Message>
  );
});

/** A link to the account, or to the log-in when this session is not signed in. */
const WayOn = observer(function WayOn({ placed }: { readonly placed: Placed }) {
  const { brand, texts } = useStores<typeof widget>();
  const { redirectUrl, state } = placed;
  if (redirectUrl !== null)
    return <ButtonLink href={redirectUrl}>{texts.successContinue}</ButtonLink>;
  if (state !== 'activeAccount') return null;
  return <ButtonLink href={brand.links.login}>{texts.logIn}</ButtonLink>;
});

/** A link to the page for reading the mail, if it is known, and a way to get another mail. */
const MailAgain = observer(function MailAgain({ email }: { readonly email: string }) {
  const { activation, contact, texts } = useStores<typeof widget>();
  const flows = useFlows();
  return (
    <>
      <WebmailLink email={email} />
      <Button
        variant="secondary"
        busy={activation.progress === 'inProgress'}
        onClick={() => void flows.resendActivation()}
      >
        {texts.successMailAgain}
      </Button>
      <output>
        {activation.progress === 'completed' ? (
          <Notice tone="success">
            {formatText(texts.successMailSent, { email: contact.email.address })}
          </Notice>
        ) : null}
        {activation.failed ? (
          <Notice tone="danger">{activation.pause || texts.activationResendFailed}</Notice>
        ) : null}
      </output>
    </>
  );
});

const StartAnew = observer(function StartAnew({ isUpgrade }: { readonly isUpgrade: boolean }) {
  const { submit, texts } = useStores<typeof widget>();
  const flows = useFlows();
  return (
    <div className={styles['anew']}>
      <Button variant="text" busy={submit.isBusy} onClick={() => void flows.startAnew()}>
        {isUpgrade ? texts.changePlan : texts.placedAnew}
      </Button>
      <output>
        {submit.failure ? <Notice tone="danger">{texts.placedAnewFailed}</Notice> : null}
      </output>
    </div>
  );
});
