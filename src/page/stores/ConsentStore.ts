import { makeAutoObservable } from 'mobx';
import type { Consent } from '../../core/contract/generated/session.ts';
import type { ConsentAnswer } from '../../core/rules/consent/consentOf.ts';

/** Whether the visitor may be measured. */
export class ConsentStore {
  consent: Consent;

  constructor(consent: Consent) {
    this.consent = consent;
    makeAutoObservable(this);
  }

  get isGranted(): boolean {
    return this.consent === 'granted';
  }

  answer(answer: ConsentAnswer): void {
    this.consent = answer;
  }
}
