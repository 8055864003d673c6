import { observer } from 'mobx-react-lite';
import type { SocialProvider } from '../../../core/contract/SocialProvider.ts';
import { isLeadAuthorised } from '../../../core/rules/eligibility/isLeadAuthorised.ts';
import type { TextKey } from '../../../core/texts/textsFor.ts';
import { socialHref } from '../../flows/social/socialHref.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import type { widget } from './widget.ts';

const LABELS = {
  google: { signUp: 'signUpWithGoogle', continue: 'continueWithGoogle' },
  facebook: { signUp: 'signUpWithFacebook', continue: 'continueWithFacebook' },
} as const satisfies Record<SocialProvider, Record<'signUp' | 'continue', TextKey>>;

const ACTIVATED = {
  google: { authType: 'GOOGLE', label: 'signedUpWithGoogle' },
  facebook: { authType: 'FACEBOOK', label: 'signedUpWithFacebook' },
} as const;

interface ProviderButtonProps {
  readonly provider: SocialProvider;
  /** Empty until the browser's time zone is known. */
  readonly timeZone: string;
  readonly onLeave?: (() => void) | undefined;
}

/** A link that signs up through a provider without a script, or a note that this was done. */
export const ProviderButton = observer(function ProviderButton(props: ProviderButtonProps) {
  const { provider, timeZone, onLeave } = props;
  const stores = useStores<typeof widget>();
  const { brand, contact, session, submit, texts } = stores;
  const { authType, label } = ACTIVATED[provider];
  if (isLeadAuthorised(session.lead, contact.email.address) && session.lead.authType === authType) {
    return (
      <p className="SocialSignUp-button" data-activated>
        <ProviderMark provider={provider} />
        <span>{texts[label]}</span>
        <Icon name="check" />
      </p>
    );
  }
  return (
    <a
      className="SocialSignUp-button"
      href={socialHref(stores, provider, timeZone)}
      rel="nofollow"
      onClick={(event) => {
        // A running submission is not interrupted.
        if (submit.isBusy) event.preventDefault();
        else onLeave?.();
      }}
    >
      <ProviderMark provider={provider} />
      <span>{texts[LABELS[provider][brand.social.labels]]}</span>
    </a>
  );
});
