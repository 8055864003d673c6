import { useStores } from '../stores/StoresContext.ts';
import { Notice } from '../ui/messages/Notice.tsx';
import { ReloadLink } from '../ui/ReloadLink.tsx';

/** Replaces a part of the page that cannot start: says so, with a link that reloads the page. */
export function PartFailed() {
  const { texts } = useStores();
  return (
    <div role="alert">
      <Notice tone="danger">
        <p>{texts.partFailed}</p>
        <ReloadLink>{texts.reloadPage}</ReloadLink>
      </Notice>
    </div>
  );
}
