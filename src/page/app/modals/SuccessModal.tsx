import { observer } from 'mobx-react-lite';
import { formatText } from '../../../core/texts/formatText.ts';
import { useFlows } from '../../flows/FlowsContext.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { mailIcon } from '../../ui/lateIcons.ts';
import { StatePicture } from '../../ui/messages/StatePicture.tsx';
import styles from './SuccessModal.module.css';

/** The sign-up is done: a mail to open, or the account, which a link leads to at once. */
export const SuccessModal = observer(function SuccessModal() {
  const { activation, contact, modal, brand, texts } = useStores();
  const flows = useFlows();
  const { message } = modal;
  const link = message?.link;
  return (
    <Dialog
      title={message?.heading ?? texts.successHeading}
      closeLabel={texts.close}
      onClose={link ? undefined : () => flows.closeModal()}
      picture={<StatePicture icon={link ? 'check' : mailIcon} tone="success" />}
      footer={
        link ? (
          <ButtonLink href={link.href}>{link.text}</ButtonLink>
        ) : (
          <p className={styles['help']}>
            {texts.support} <a href={`mailto:${brand.support.email}`}>{brand.support.email}</a>
          </p>
        )
      }
    >
      <div className={styles['story']}>
        <p>{message?.text}</p>
        {message?.notes?.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {link ? null : (
        <div className={styles['again']}>
          <Button
            variant="text"
            busy={activation.progress === 'inProgress'}
            onClick={() => void flows.resendActivation()}
          >
            {texts.successMailAgain}
          </Button>
          <output>
            {activation.progress === 'completed'
              ? formatText(texts.successMailSent, { email: contact.email.address })
              : null}
            {activation.failed ? texts.activationResendFailed : null}
          </output>
        </div>
      )}
    </Dialog>
  );
});
