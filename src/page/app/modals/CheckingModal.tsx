import { observer } from 'mobx-react-lite';
import { receiptRows } from '../../renderer/next/receiptRows.ts';
import type { PlacedNeeds } from '../../renderer/placedNeeds.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DetailRows } from '../../ui/DetailRows.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { StatePicture } from '../../ui/messages/StatePicture.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/**
 * Shown while a payment's outcome is unknown, which is not a failure. It cannot be closed, because
 * the form behind it would allow a second payment. If the page cannot ask any more, or has nothing
 * more to sell, it has a link.
 */
export const CheckingModal = observer(function CheckingModal() {
  const stores = useStores<PlacedNeeds>();
  const { modal, session, texts } = stores;
  const link = modal.message?.link;
  return (
    <Dialog
      title={modal.message?.heading ?? ''}
      closeLabel={texts.close}
      picture={link ? <StatePicture icon="info" tone="accent" /> : <Spinner />}
      footer={link ? <ButtonLink href={link.href}>{link.text}</ButtonLink> : null}
    >
      <output>{modal.message?.text}</output>
      {modal.message?.isPlaced && session.placed ? (
        <DetailRows rows={receiptRows(stores, session.placed)} />
      ) : null}
    </Dialog>
  );
});
