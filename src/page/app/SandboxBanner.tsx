import { observer } from 'mobx-react-lite';
import { useStores } from '../stores/StoresContext.ts';
import { Banner } from '../ui/messages/Banner.tsx';

/** Says that local providers replace the real ones, with links to what they have stored. */
export const SandboxBanner = observer(function SandboxBanner() {
  const { config, texts } = useStores();
  if (!config.sandbox) return null;
  return (
    <Banner label={texts.localProvidersTitle}>
      <span>{texts.localProviders}</span>
      <span>
        <a href="/sandbox/mailbox">{texts.localMailbox}</a>
        <a href="/sandbox/gateway">{texts.localPayments}</a>
      </span>
    </Banner>
  );
});
