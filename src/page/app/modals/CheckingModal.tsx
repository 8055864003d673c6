import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/**
 * The outcome of a payment is not known yet, which is no failure. It cannot be closed: the form behind
 * it would ask to pay again.
 */
export const CheckingModal = observer(function CheckingModal() {
  const { modal, texts } = useStores();
  return (
    <Dialog
      title={modal.message?.heading ?? texts.checkingHeading}
      closeLabel={texts.close}
      picture={<Spinner />}
    >
      <output>{modal.message?.text}</output>
    </Dialog>
  );
});
