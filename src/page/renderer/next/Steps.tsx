import './Steps.css';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useStores } from '../../stores/StoresContext.ts';
import type { StepsNeeds } from './stepsNeeds.ts';

interface StepsProps {
  /** Which heading follows those above it. */
  readonly heading: 'h2' | 'h3';
  /** The first steps, if they differ from those of a sign-up. */
  readonly steps?: readonly string[] | undefined;
  /** The steps that follow later, such as a trial's end. */
  readonly children?: ReactElement | readonly ReactElement[] | null;
}

/** What happens after the button is pressed, in order. The rows above have a trial's later price. */
export const Steps = observer(function Steps({ heading: Heading, steps, children }: StepsProps) {
  const { brand, purpose, texts } = useStores<StepsNeeds>();
  // An account that upgrades is there already.
  if (purpose === 'upgrade' && !steps) return null;
  const ofSignUp = [
    brand.afterSignup === 'activationEmail' ? texts.nextMail : texts.nextAccount,
    texts.nextStep,
  ];
  return (
    <div className="Steps-next">
      <Heading>{texts.nextTitle}</Heading>
      <ol>
        {(steps ?? ofSignUp).filter(Boolean).map((step) => (
          <li key={step}>{step}</li>
        ))}
        {children}
      </ol>
    </div>
  );
});
