import { observer } from 'mobx-react-lite';
import { useFlows } from '../../flows/FlowsContext.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { wifiOffIcon } from '../../ui/lateIcons.ts';
import { StatePicture } from '../../ui/messages/StatePicture.tsx';

/**
 * What went wrong, and the way back to the form, which keeps everything typed. Where the same try
 * cannot succeed, a link leads on instead.
 */
export const FailureModal = observer(function FailureModal() {
  const { modal, submit, texts } = useStores();
  const flows = useFlows();
  const link = modal.message?.link;
  const isOffline = submit.failure === 'OFFLINE';
  return (
    <Dialog
      title={modal.message?.heading ?? texts.failureHeading}
      closeLabel={texts.close}
      onClose={() => flows.closeModal()}
      picture={<StatePicture icon={isOffline ? wifiOffIcon : 'alert'} tone="danger" />}
      footer={
        link ? (
          <ButtonLink href={link.href}>{link.text}</ButtonLink>
        ) : (
          <Button onClick={() => flows.closeModal()}>{texts.tryAgain}</Button>
        )
      }
    >
      <p>{modal.message?.text ?? texts.failureMessage}</p>
      {modal.message?.notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Dialog>
  );
});
