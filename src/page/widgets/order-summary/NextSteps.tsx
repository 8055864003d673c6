import { observer } from 'mobx-react-lite';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { afterTrialLine } from '../../renderer/renewalLine.ts';
import { useStores } from '../../stores/StoresContext.ts';
import styles from './NextSteps.module.css';
import type { widget } from './widget.ts';

/** What happens once the button is pressed, in order. */
export const NextSteps = observer(function NextSteps() {
  const stores = useStores<typeof widget>();
  const { brand, purpose, texts, session } = stores;
  // An account that upgrades is there already.
  if (purpose === 'upgrade') return null;
  const after = SIGNUP_TYPES[session.signupType].isTrial ? afterTrialLine(stores) : '';
  const steps = [
    brand.afterSignup === 'activationEmail' ? texts.nextMail : texts.nextAccount,
    texts.nextStep,
    after,
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
