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
 * The outcome of a payment is not known yet, which is no failure. It cannot be closed: the form behind
 * it would ask to pay again. Where the page itself cannot ask any more, or has nothing
 * left to sell, a link leads on.
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
