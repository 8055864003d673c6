import { useStores } from '../stores/StoresContext.ts';
import { Notice } from '../ui/messages/Notice.tsx';

/** The page's own address. */
const PAGE_ANEW = '';

/** In the place of a part of the page that cannot start: says so, with a way to the page anew. */
export function PartFailed() {
  const { texts } = useStores();
  return (
    <div role="alert">
      <Notice tone="danger">
        <p>{texts.partFailed}</p>
        <a href={PAGE_ANEW}>{texts.reloadPage}</a>
      </Notice>
    </div>
  );
}
