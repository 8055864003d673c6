import { observer } from 'mobx-react-lite';
import { webmailOf } from '../../../../core/rules/links/webmailOf.ts';
import { dialogTexts } from '../../../../core/texts/en/dialogTexts.ts';
import { receiptTexts } from '../../../../core/texts/en/paying/receiptTexts.ts';
import { formatText } from '../../../../core/texts/formatText.ts';
import { useFlows } from '../../../flows/FlowsContext.ts';
import { orderAddress } from '../../../flows/success/orderAddress.ts';
import { receiptRows } from '../../../renderer/next/receiptRows.ts';
import { WebmailLink } from '../../../renderer/next/WebmailLink.tsx';
import type { PlanNeeds } from '../../../renderer/plans/planNeeds.ts';
import { useStores } from '../../../stores/StoresContext.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DetailRows } from '../../../ui/DetailRows.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { fillText } from '../../../ui/fillText.tsx';
import { breakAddresses } from '../../../ui/messages/breakAddresses.tsx';
import { ArrivalScene } from '../pictures/ArrivalScene.tsx';
import { PageLogo } from './PageLogo.tsx';
import { readReceipt } from './readReceipt.ts';
import styles from './SuccessModal.module.css';

interface SuccessModalProps {
  readonly open?: (address: string) => void;
}

/**
 * The sign-up is done: what happened, the receipt, and one next step. That is the account, to which
 * a link leads at once, or the mail that activates it. Closing it opens the order's page: the
 * form behind it could be changed, and a press would send nothing.
 */
export const SuccessModal = observer(function SuccessModal({
  open = (address) => location.assign(address),
}: SuccessModalProps) {
  const { modal, session, texts } = useStores();
  const { message } = modal;
  const link = message?.link;
  return (
    <Dialog
      kind="arrival"
      staysOpen
      title={message?.heading ?? texts.successHeading}
      closeLabel={texts.close}
      onClose={link ? undefined : () => open(orderAddress(session))}
      picture={
        <>
          <PageLogo />
          <ArrivalScene isMailed={!link} />
        </>
      }
      footer={link ? <ButtonLink href={link.href}>{link.text}</ButtonLink> : <WayToMail />}
    >
      <div className={styles['story']}>
        <p>{breakAddresses(message?.text ?? '')}</p>
        {message?.notes?.map((note) => (
          <p key={note}>{breakAddresses(note)}</p>
        ))}
      </div>
      <ReceiptCard />
    </Dialog>
  );
});

/** The order, as far as the server's answer contains it. */
const ReceiptCard = observer(function ReceiptCard() {
  const stores = useStores<PlanNeeds>();
  const { brand, clock, modal, texts } = stores;
  const { link, receipt } = modal.message ?? {};
  if (!receipt) return null;
  const rows = receiptRows(
    { brand, money: (amount) => stores.money(amount), texts: { ...receiptTexts, ...texts } },
    {
      ...readReceipt(receipt.told),
      awaitsBank: receipt.awaitsBank,
      state: link ? 'activeAccount' : 'activationEmail',
      // A getter, because only dates need it and its formatter blocks a slow phone for 80 ms.
      get timeZone() {
        return clock.timeZone;
      },
    },
  );
  if (rows.length === 0) return null;
  return (
    <div className={styles['receipt']}>
      <DetailRows rows={rows} />
    </div>
  );
});

/** A link to the page for reading mail to this address, if it is known, and a way to get another mail. */
const WayToMail = observer(function WayToMail() {
  const stores = useStores();
  const { activation, brand, contact } = stores;
  const texts = { ...dialogTexts, ...stores.texts };
  const flows = useFlows();
  const { email } = brand.support;
  const isKnown = webmailOf(contact.email.address) !== null;
  return (
    <>
      <WebmailLink email={contact.email.address} />
      <div className={styles['again']}>
        <Button
          variant={isKnown ? 'text' : 'secondary'}
          busy={activation.progress === 'inProgress'}
          onClick={() => void flows.resendActivation()}
        >
          {texts.successMailAgain}
        </Button>
        <output id="message" tabIndex={-1}>
          {activation.failed
            ? activation.pause || texts.activationResendFailed
            : activation.progress === 'completed'
              ? formatText(texts.successMailSent, { email: contact.email.address })
              : null}
        </output>
      </div>
      <p className={styles['help']}>
        {fillText(texts.support, { email: <a href={`mailto:${email}`}>{email}</a> })}
      </p>
    </>
  );
});
