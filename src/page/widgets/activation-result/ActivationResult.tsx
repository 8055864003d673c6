import { observer } from 'mobx-react-lite';
import { formatText } from '../../../core/texts/formatText.ts';
import { useFlows } from '../../flows/FlowsContext.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { mailIcon } from '../../ui/lateIcons.ts';
import { Message } from '../../ui/messages/Message.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { ResendForm } from './ResendForm.tsx';
import type { widget } from './widget.ts';

const SAYS = {
  expired: ['activationExpired', 'activationExpiredText'],
  used: ['activationUsed', 'activationUsedText'],
  unknown: ['activationUnknown', 'activationUnknownText'],
} as const;

/** Why an activation link did not work, and the way on: a new one, or the log-in. */
export const ActivationResult = observer(function ActivationResult() {
  const { activation, brand, texts } = useStores<typeof widget>();
  const flows = useFlows();
  const outcome = activation.state?.outcome ?? 'unknown';
  const [heading, text] = SAYS[outcome];
  const isUsed = outcome === 'used';
  const isUnknown = outcome === 'unknown';
  return (
    <Message
      icon={isUsed ? 'check' : mailIcon}
      tone={isUsed ? 'success' : 'accent'}
      heading={texts[heading]}
      text={formatText(texts[text], { support: brand.support.email })}
    >
      {outcome === 'expired' && activation.progress !== 'completed' ? (
        <Button
          busy={activation.progress === 'inProgress'}
          onClick={() => void flows.resendActivation()}
        >
          {texts.activationResend}
        </Button>
      ) : null}
      {isUsed ? <ButtonLink href={brand.links.login}>{texts.logIn}</ButtonLink> : null}
      {isUnknown ? <ResendForm /> : null}
      <output>
        {activation.progress === 'completed' ? (
          <Notice tone="success">
            {isUnknown ? texts.activationRequested : texts.activationResent}
          </Notice>
        ) : null}
        {activation.failed ? <Notice tone="danger">{texts.activationResendFailed}</Notice> : null}
      </output>
      {isUnknown ? (
        <ButtonLink href="/signup" variant="secondary">
          {texts.backToSignup}
        </ButtonLink>
      ) : null}
    </Message>
  );
});
