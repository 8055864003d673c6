import './Steps.css';
import { observer } from 'mobx-react-lite';
import { useStores } from '../stores/StoresContext.ts';
import type { StepsNeeds } from './stepsNeeds.ts';

/** What happens once the button is pressed, in order. What a trial costs afterwards is in the rows above. */
export const Steps = observer(function Steps() {
  const { brand, purpose, texts } = useStores<StepsNeeds>();
  // An account that upgrades is there already.
  if (purpose === 'upgrade') return null;
  const steps = [
    brand.afterSignup === 'activationEmail' ? texts.nextMail : texts.nextAccount,
    texts.nextStep,
  ].filter((step) => step !== '');
  return (
    <div className="Steps-next">
      <h3>{texts.nextTitle}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
});
