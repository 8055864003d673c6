import { createContext, useContext } from 'react';
import type { Flows } from './Flows.ts';

/** Gives widgets the page's flows. The server's render has none, because it starts nothing. */
export const FlowsContext = createContext<Flows | null>(null);

const idle = async (): Promise<void> => undefined;

/** Flows that do nothing, for the server's render. */
const NO_FLOWS: Flows = {
  submit: idle,
  emailBlurred: idle,
  phoneShown: idle,
  phoneFocused: idle,
  phoneChanged: idle,
  phoneBlurred: idle,
  phoneCountryChosen: idle,
  phoneCodeFilled: idle,
  captchaShown: idle,
  captchaTicked: idle,
  captchaExpired: () => undefined,
  openTerms: idle,
  resume: idle,
  startAnew: idle,
  closeModal: () => undefined,
  activate: idle,
  resendActivation: idle,
  payment: null,
};

/** The page's flows. */
export function useFlows(): Flows {
  return useContext(FlowsContext) ?? NO_FLOWS;
}
