import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext.ts';
import styles from './NextSteps.module.css';
import type { widget } from './widget.ts';

/** What happens once the button is pressed, in order. What a trial costs afterwards is in the rows above. */
export const NextSteps = observer(function NextSteps() {
  const { brand, purpose, texts } = useStores<typeof widget>();
  // An account that upgrades is there already.
  if (purpose === 'upgrade') return null;
  const steps = [
    brand.afterSignup === 'activationEmail' ? texts.nextMail : texts.nextAccount,
    texts.nextStep,
  ].filter((step) => step !== '');
  return (
    <div className={styles['next']} data-summary="next">
      <h3>{texts.nextTitle}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
});
