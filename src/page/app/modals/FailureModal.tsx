import { observer } from 'mobx-react-lite';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { PageErrorCode } from '../../../core/rules/errors/PageErrorCode.ts';
import { otherMethodTexts } from '../../../core/texts/en/paying/declineTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import { useFlows } from '../../flows/FlowsContext.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { sayText } from '../../stores/sayText.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { wifiOffIcon } from '../../ui/lateIcons.ts';
import { breakAddresses } from '../../ui/messages/breakAddresses.tsx';
import { StatePicture } from '../../ui/messages/StatePicture.tsx';
import styles from './FailureModal.module.css';
import { RefusalScene } from './pictures/RefusalScene.tsx';

/** Failures whose text advises to refresh the page. */
const RELOADED: ReadonlySet<PageErrorCode | null> = new Set<PageErrorCode>([
  'DEFAULT_EVENT',
  'BRAIN_TREE_ERROR',
  'SESSION_DOES_NOT_EXIST',
  'PLANS_NOT_AVAILABLE',
  'EXTRA_NOT_OFFERED',
  'TERMS_NOT_AGREED',
  'IDEMPOTENCY_KEY_REUSED',
]);

/**
 * Says what went wrong, and leads back to the form, which keeps everything typed. If a retry cannot
 * succeed it has a link instead; after a declined payment it offers other payment methods, and a
 * reload if its text advises one.
 */
export const FailureModal = observer(function FailureModal() {
  const stores = useStores();
  const { brand, modal, payment, submit, texts } = stores;
  const flows = useFlows();
  const { use } = lateTextsOf(brand, 'otherMethod', otherMethodTexts);
  const { heading = texts.failureHeading, link } = modal.message ?? {};
  const isOffline = submit.failure === 'OFFLINE';
  const canReload = modal.message?.canReload ?? RELOADED.has(submit.failure);
  const failed = modal.message?.method ?? payment?.method;
  const others =
    payment && submit.failure === 'PAYMENT_DECLINED'
      ? payment.methods.filter((method) => method !== failed)
      : [];

  /** Returns to the form, and focuses the field to correct. */
  function close(): void {
    const field = modal.message?.field;
    flows.closeModal();
    if (field) submit.requestFocus(field);
  }

  function payBy(method: PaymentMethod): void {
    payment?.choose(method);
    flows.closeModal();
    submit.requestFocus(`paymentMethod-${method}`);
  }

  return (
    <Dialog
      title={heading}
      closeLabel={texts.close}
      onClose={close}
      picture={
        isOffline ? (
          <StatePicture icon={wifiOffIcon} tone="danger" />
        ) : (
          <RefusalScene isCard={heading === texts.failureHeading} />
        )
      }
      footer={
        link ? (
          <ButtonLink href={link.href}>{link.text}</ButtonLink>
        ) : (
          <>
            <Button onClick={close}>{texts.tryAgain}</Button>
            {others.map((method) => (
              <Button key={method} variant="secondary" onClick={() => payBy(method)}>
                {formatText(use, { method: sayText(stores, `method${method}`) })}
              </Button>
            ))}
            {canReload ? (
              <ButtonLink href="" variant="secondary">
                {texts.reloadPage}
              </ButtonLink>
            ) : null}
          </>
        )
      }
    >
      <div className={styles['story']}>
        <p>{breakAddresses(modal.message?.text ?? texts.failureMessage)}</p>
        {modal.message?.notes?.map((note) => (
          <p key={note}>{breakAddresses(note)}</p>
        ))}
      </div>
    </Dialog>
  );
});
