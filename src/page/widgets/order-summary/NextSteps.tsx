import { observer } from 'mobx-react-lite';
import { SIGNUP_TYPES } from '../../../core/rules/signupTypes/signupTypes.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { renewalLine } from '../../renderer/renewalLine.ts';
import { useStores } from '../../stores/StoresContext.ts';
import styles from './NextSteps.module.css';

/** What happens once the button is pressed, in order. Serves Specification 1.0.8 and 9.0.5. */
export const NextSteps = observer(function NextSteps() {
  const stores = useStores();
  const { brand, purpose, texts, session } = stores;
  // An account that upgrades is there already.
  if (purpose === 'upgrade') return null;
  const price = SIGNUP_TYPES[session.signupType].isTrial ? renewalLine(stores) : null;
  const steps = [
    brand.afterSignup === 'activationEmail' ? texts.nextMail : texts.nextAccount,
    texts.nextStep,
    ...(price === null ? [] : [formatText(texts.trialThen, { price })]),
  ];
  return (
    <div className={styles['next']}>
      <h3>{texts.nextTitle}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
});
