import './SocialSignUp.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SOCIAL_PROVIDERS } from '../../../core/contract/SocialProvider.ts';
import { isLeadAuthorised } from '../../../core/rules/eligibility/isLeadAuthorised.ts';
import { useFlows } from '../../flows/FlowsContext.ts';
import { agreedTexts } from '../../renderer/agreement/agreedTexts.tsx';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { fillText } from '../../ui/fillText.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { SocialFaultNotice } from './SocialFaultNotice.tsx';
import type { widget } from './widget.ts';

/** What the browser passes to the buttons once its script has loaded. */
interface SocialSignUpProps {
  readonly timeZone?: string;
  /** Called before the visitor leaves through a button. */
  readonly onLeave?: () => void;
  /** Called when the visitor is not the person named by the provider. */
  readonly onForget?: () => void;
}

/**
 * Sign-up through Google or Facebook: the brand's buttons, the agreement, and the result of the
 * last return. The links work without a script; an island makes it interactive.
 */
export const SocialSignUp = observer(function SocialSignUp(props: SocialSignUpProps) {
  const { timeZone = '', onForget, onLeave } = props;
  const stores = useStores<typeof widget>();
  const { brand, config, contact, session, texts } = stores;
  const { openTerms } = useFlows();
  const [zone, setZone] = useState('');
  // Not before hydration, because the server's markup has no time zone.
  useEffect(() => setZone(timeZone), [timeZone]);
  const { social } = config;
  const offered = SOCIAL_PROVIDERS.filter((provider) => social[provider]);
  if (offered.length === 0) return null;

  const isKnown = isLeadAuthorised(session.lead, contact.email.address);
  const agreeBy = { google: texts.agreeByGoogle, facebook: texts.agreeByFacebook } as const;
  const sentence = offered.length > 1 ? texts.agreeByEither : agreeBy[offered[0] ?? 'google'];
  return (
    <div className="SocialSignUp-social">
      {brand.social.showHeading ? <h2>{texts.socialHeading}</h2> : null}
      <SocialFaultNotice fault={social.fault} />
      <div className="SocialSignUp-buttons">
        {offered.map((provider) => (
          <ProviderButton key={provider} provider={provider} timeZone={zone} onLeave={onLeave} />
        ))}
      </div>
      {social.isKnown ? (
        <p className="SocialSignUp-sentence">
          <Button variant="text" onClick={() => onForget?.()}>
            {texts.notYou}
          </Button>
        </p>
      ) : null}
      {isKnown ? null : (
        <>
          <p className="SocialSignUp-sentence">
            {fillText(sentence ?? '', agreedTexts(stores, openTerms))}
          </p>
          <p className="SocialSignUp-divider">
            <span>{texts[brand.social.divider]}</span>
          </p>
        </>
      )}
    </div>
  );
});
