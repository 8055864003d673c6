import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useFlows } from '../../flows/FlowsContext.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import styles from './PageModals.module.css';

const loadModals = () => import('./OpenModal.tsx').then((module) => module.OpenModal);

/** How long a message waits for its dialog's code. */
const MESSAGE_WAITS_MS = 5000;

interface PageModalsProps {
  readonly load?: () => Promise<ComponentType>;
  readonly reload?: () => void;
}

/**
 * The modal over the page. Its code loads when the first one opens. If that fails or hangs, the
 * message still shows, with a retry; the second retry reloads the page, because a new version may
 * have replaced its files.
 */
export const PageModals = observer(function PageModals(props: PageModalsProps) {
  const { load = loadModals, reload = () => location.reload() } = props;
  const { modal, submit, texts } = useStores();
  const flows = useFlows();
  const [Modal, setModal] = useState<ComponentType | null>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const isOpen = modal.view !== 'none' || modal.editPlan;
  const { message } = modal;
  const hasMessage = message !== null;

  useEffect(() => {
    if (!isOpen || Modal || hasFailed) return undefined;
    const fail = () => setFailed(true);
    load().then((loaded) => setModal(() => loaded), fail);
    const waits = hasMessage ? setTimeout(fail, MESSAGE_WAITS_MS) : 0;
    return () => clearTimeout(waits);
  }, [isOpen, Modal, hasFailed, hasMessage, load]);

  if (!isOpen) return null;
  if (Modal) return <Modal />;
  if (!hasFailed) return null;
  const { partFailed } = texts;
  return (
    <div role="alert" className={styles['failed']}>
      <Notice tone="danger">
        {message && message.text !== partFailed ? <p>{message.text}</p> : null}
        {message?.notes?.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>{partFailed}</p>
        <Button
          variant="text"
          onClick={() => {
            // A finished or running sign-up must not be lost or sent twice.
            if (tries > 0 && submit.progress === 'notInProgress') reload();
            setTries(tries + 1);
            setFailed(false);
          }}
        >
          {texts.tryAgain}
        </Button>{' '}
        <Button
          variant="text"
          // Closed, an order that is made or checked would free the form for a second payment.
          onClick={() =>
            submit.progress === 'completed' || modal.view === 'checking'
              ? reload()
              : flows.closeModal()
          }
        >
          {texts.close}
        </Button>
      </Notice>
    </div>
  );
});
