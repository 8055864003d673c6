import { METHOD_PARAMETERS } from '../../../core/rules/paymentMethods/methodParameters.ts';
import { PAYMENT_METHODS } from '../../../core/rules/paymentMethods/paymentMethods.ts';
import { startUpgradeKeeping } from '../../flows/draft/startUpgradeKeeping.ts';
import type { CreateIsland } from '../WidgetChunk.ts';
import { inLanguage } from './inLanguage.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/**
 * The links keep the complete address, with its pin or token, and add the selected plan and payment
 * method. The draft keeps typed values of a sign-up page, as on any reload; choices for an upgrade
 * are kept here. The names are read from the page, because creating them takes a slow phone 70 ms.
 */
export const createIsland: CreateIsland = ({ stores }) => {
  const { payment, plan } = stores;
  startUpgradeKeeping(stores);
  const addressIn = (language: string) => {
    const query = new URLSearchParams(window.location.search);
    // A plan in the address would take precedence over the draft's, here and after going back.
    if (query.has('planId') && plan.selectedPlanId) {
      query.set('planId', plan.selectedPlanId);
      history.replaceState(history.state, '', `?${query}`);
    }
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
