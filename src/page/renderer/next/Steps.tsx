import './Steps.css';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStores } from '../../stores/StoresContext.ts';
import type { StepsNeeds } from './stepsNeeds.ts';

interface StepsProps {
  /** Which heading follows those above it. */
  readonly heading: 'h2' | 'h3';
  /** The steps that follow later, such as a trial's end. */
  readonly children?: ReactNode;
}

/** What happens once the button is pressed, in order. What a trial costs afterwards is in the rows above. */
export const Steps = observer(function Steps({ heading: Heading, children }: StepsProps) {
  const { brand, purpose, texts } = useStores<StepsNeeds>();
  // An account that upgrades is there already.
  if (purpose === 'upgrade') return null;
  const steps = [
    brand.afterSignup === 'activationEmail' ? texts.nextMail : texts.nextAccount,
    texts.nextStep,
  ].filter((step) => step !== '');
  return (
    <div className="Steps-next">
      <Heading>{texts.nextTitle}</Heading>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {children}
      </ol>
    </div>
  );
});
