import { observer } from 'mobx-react-lite';
import { useFlows } from '../../flows/FlowsContext.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { brokenLinkIcon, clockIcon, mailIcon } from '../../ui/lateIcons.ts';
import { Message } from '../../ui/messages/Message.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { ResendForm } from './ResendForm.tsx';
import type { widget } from './widget.ts';

const SAYS = {
  ready: ['activationReady', 'activationReadyText'],
  activated: ['activationDone', 'activationDoneText'],
  expired: ['activationExpired', 'activationExpiredText'],
  used: ['activationUsed', 'activationUsedText'],
  unknown: ['activationUnknown', 'activationUnknownText'],
} as const;

const PICTURES = {
  ready: mailIcon,
  activated: 'check',
  expired: clockIcon,
  used: 'check',
  unknown: brokenLinkIcon,
} as const;

/** The state of an activation link, with the next step: use it, get a new one, or log in. */
export const ActivationResult = observer(function ActivationResult() {
  const { activation, brand, texts } = useStores<typeof widget>();
  const flows = useFlows();
  const outcome = activation.outcome ?? 'unknown';
  const [heading, text] = SAYS[outcome];
  const isActive = outcome === 'activated' || outcome === 'used';
  const isUnknown = outcome === 'unknown';
  const isReady = outcome === 'ready';
  const busy = activation.progress === 'inProgress';
  return (
    <Message
      icon={PICTURES[outcome]}
      tone={isActive ? 'success' : 'accent'}
      heading={texts[heading]}
      text={texts[text]}
    >
      {isReady ? (
        <Button busy={busy} onClick={() => void flows.activate()}>
          {texts.activationPress}
        </Button>
      ) : null}
      {outcome === 'expired' && activation.progress !== 'completed' ? (
        <Button busy={busy} onClick={() => void flows.resendActivation()}>
          {texts.activationResend}
        </Button>
      ) : null}
      {isActive ? <ButtonLink href={brand.links.login}>{texts.logIn}</ButtonLink> : null}
      {isUnknown ? <ResendForm /> : null}
      <output>
        {outcome === 'activated' ? <Notice tone="success">{texts.activationThanks}</Notice> : null}
        {activation.progress === 'completed' ? (
          <Notice tone="success">
            {isUnknown ? texts.activationRequested : texts.activationResent}
          </Notice>
        ) : null}
        {activation.failed ? (
          <Notice tone="danger">
            {activation.pause || (isReady ? texts.activationFailed : texts.activationResendFailed)}
          </Notice>
        ) : null}
      </output>
      {isUnknown ? (
        <ButtonLink href="/signup" variant="secondary">
          {texts.backToSignup}
        </ButtonLink>
      ) : null}
    </Message>
  );
});
