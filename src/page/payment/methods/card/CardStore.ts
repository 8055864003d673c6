import { makeAutoObservable, observableRef } from 'mobx';
import type { CardState, CardType } from '../../../../core/contract/CardState.ts';
import type { FieldErrorCode } from '../../../../core/contract/FieldErrorCode.ts';
import type { Brand } from '../../../../core/contract/generated/brand.ts';
import type {
  CardFieldName,
  PaymentFieldName,
} from '../../../../core/contract/PaymentFieldName.ts';
import type { FieldProblem } from '../../../../core/fields/FieldProblem.ts';
import type { FormReadiness, LoadTrouble } from '../../FormReadiness.ts';
import type { MethodStore } from '../../PaymentMethodForm.tsx';
import { isAcceptedCard } from './acceptedCards.ts';
import { CardFieldStore } from './CardFieldStore.ts';

/** The card's fields. What is typed into them never reaches the page. */
export class CardStore implements MethodStore {
  /** In page order. */
  readonly fields: readonly CardFieldStore[];
  readiness: FormReadiness = 'notNeeded';
  /** Why its fields failed to load. */
  trouble: LoadTrouble = 'form';
  cardType: CardType | null = null;
  /** The kinds of cards that the merchant accepts, by the provider's names; empty while unknown. */
  accepted: readonly string[] = [];
  /** Counts the fields' events, because the page cannot read their values. */
  changes = 0;
  /** Typed text stays in the provider's frames. */
  readonly typedTexts: readonly string[] = [];
  /** Whether the card's bank is showing a challenge. */
  isChallenged = false;
  /** Whether the visitor closed the bank's challenge and has not tried again. */
  wasLeft = false;

  constructor(expiration: Brand['payment']['expiration']) {
    const expires: readonly CardFieldName[] =
      expiration === 'single' ? ['expirationDate'] : ['expirationMonth', 'expirationYear'];
    const names: readonly CardFieldName[] = ['number', ...expires, 'cvv', 'postalCode'];
    this.fields = names.map((name) => new CardFieldStore(name));
    makeAutoObservable(this, {
      fields: false,
      typedTexts: false,
      cardType: observableRef,
      accepted: observableRef,
    });
  }

  field(name: CardFieldName): CardFieldStore | undefined {
    return this.fields.find((field) => field.name === name);
  }

  get fieldNames(): readonly CardFieldName[] {
    return this.fields.map(({ name }) => name);
  }

  get problems(): readonly FieldProblem[] {
    return this.fields.flatMap(({ name, problem }) =>
      problem === null ? [] : [{ field: name, code: problem }],
    );
  }

  setReadiness(readiness: FormReadiness): void {
    this.readiness = readiness;
  }

  /** Sets the state of the fields to failed. */
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
    this.judgeCard();
  }

  private judgeCard(): void {
    const { accepted, cardType } = this;
    this.field('number')?.setRefused(cardType !== null && !isAcceptedCard(cardType.name, accepted));
  }

  /** Until the fields are drawn none is missing, because the submission waits for them. */
  check(): readonly FieldProblem[] {
    if (this.readiness !== 'ready') return [];
    for (const field of this.fields) {
      if (field.problem) field.showError(field.problem);
      else field.clearError();
    }
    return this.problems;
  }

  /** Does nothing: the fields are drawn by the script, so nothing is typed before it loads. */
  adopt(): void {}

  showError(name: PaymentFieldName, code: FieldErrorCode): void {
    this.fields.find((field) => field.name === name)?.showError(code);
  }

  errorAt(name: PaymentFieldName): FieldErrorCode | null {
    return this.fields.find((field) => field.name === name)?.error ?? null;
  }

  setAccepted(accepted: readonly string[]): void {
    this.accepted = accepted;
    this.judgeCard();
  }

  setLeft(wasLeft: boolean): void {
    this.wasLeft = wasLeft;
  }

  setChallenged(isChallenged: boolean): void {
    this.isChallenged = isChallenged;
  }
}
