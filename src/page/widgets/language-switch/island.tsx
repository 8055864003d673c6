import { METHOD_PARAMETERS } from '../../../core/rules/paymentMethods/methodParameters.ts';
import { PAYMENT_METHODS } from '../../../core/rules/paymentMethods/paymentMethods.ts';
import { startUpgradeKeeping } from '../../flows/draft/startUpgradeKeeping.ts';
import type { CreateIsland } from '../WidgetChunk.ts';
import { inLanguage } from './inLanguage.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/**
 * The links keep the whole address, with its pin or its token, and name the plan and the way to pay that
 * are chosen by now. What was typed on a sign-up page is kept by the draft, as through any reload, and
 * what was chosen for an upgrade here. The names are those that were sent: making them takes a slow phone 70 ms.
 */
export const createIsland: CreateIsland = ({ stores }) => {
  const { payment, plan } = stores;
  startUpgradeKeeping(stores);
  const addressIn = (language: string) => {
    const query = new URLSearchParams(window.location.search);
    // Where the link names a plan it would take precedence over the draft's.
    if (query.has('planId') && plan.selectedPlanId) query.set('planId', plan.selectedPlanId);
    if (payment) {
      for (const name of METHOD_PARAMETERS) query.delete(name);
      const { parameter } = PAYMENT_METHODS[payment.method];
      if (parameter !== null) query.set(parameter, 'true');
    }
    return inLanguage(query.toString(), language);
  };
  const sent = new Map(
    [...document.querySelectorAll<HTMLElement>('.LanguageSwitch-switch [lang]')].map((it) => [
      it.lang,
      it.textContent,
    ]),
  );
  return () => <LanguageSwitch addressIn={addressIn} nameOf={(language) => sent.get(language)} />;
};
