import { makeAutoObservable, observableRef } from 'mobx';
import type { CardState, CardType } from '../../core/contract/CardState.ts';
import type { FieldErrorCode } from '../../core/contract/FieldErrorCode.ts';
import type { Brand } from '../../core/contract/generated/brand.ts';
import type { CardFieldName } from '../../core/contract/PaymentFieldName.ts';
import type { FieldProblem } from '../../core/fields/FieldProblem.ts';
import { CardFieldStore } from './CardFieldStore.ts';
import type { LoadTrouble } from './LoadTrouble.ts';

/**
 * How far the card's fields are: not asked for yet, on their way, waiting for the robot check, there
 * to be typed in, or not to be had, so that the visitor is asked to try again.
 */
export type CardReadiness = 'notNeeded' | 'loading' | 'waiting' | 'ready' | 'failed';

/** The card's fields. What is typed in them never reaches the page. Serves Specification 3.4.4. */
export class CardStore {
  /** In page order. */
  readonly fields: readonly CardFieldStore[];
  readiness: CardReadiness = 'notNeeded';
  /** Why its fields could not be had the last time. */
  trouble: LoadTrouble = 'form';
  cardType: CardType | null = null;
  /** How often the fields told of something: a payment made before is not of what stands there now. */
  changes = 0;
  /** Whether the bank that issued the card asks the visitor something. Serves Specification 4.0.12. */
  isChallenged = false;
  /** Whether the visitor has left the bank's question, and not tried again. */
  wasLeft = false;

  constructor(expiration: Brand['payment']['expiration']) {
    const expires: readonly CardFieldName[] =
      expiration === 'single' ? ['expirationDate'] : ['expirationMonth', 'expirationYear'];
    const names: readonly CardFieldName[] = ['number', ...expires, 'cvv', 'postalCode'];
    this.fields = names.map((name) => new CardFieldStore(name));
    makeAutoObservable(this, { fields: false, cardType: observableRef });
  }

  field(name: CardFieldName): CardFieldStore | undefined {
    return this.fields.find((field) => field.name === name);
  }

  get problems(): readonly FieldProblem[] {
    return this.fields.flatMap(({ name, problem }) =>
      problem === null ? [] : [{ field: name, code: problem }],
    );
  }

  setReadiness(readiness: CardReadiness): void {
    this.readiness = readiness;
  }

  /** Its fields could not be had. */
  fail(trouble: LoadTrouble): void {
    this.readiness = 'failed';
    this.trouble = trouble;
  }

  setState({ fields, cardType }: CardState): void {
    this.cardType = cardType;
    this.changes += 1;
    for (const field of this.fields) {
      const state = fields[field.name];
      if (state) field.setState(state);
    }
  }

  /** Shows an error beside a field, such as one that the card provider found. Serves Specification 8.4.4. */
  showError(name: CardFieldName, code: FieldErrorCode): void {
    this.field(name)?.showError(code);
  }

  setLeft(wasLeft: boolean): void {
    this.wasLeft = wasLeft;
  }

  setChallenged(isChallenged: boolean): void {
    this.isChallenged = isChallenged;
  }
}
