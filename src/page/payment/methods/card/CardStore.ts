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

/** The card's fields. What is typed in them never reaches the page. */
export class CardStore implements MethodStore {
  /** In page order. */
  readonly fields: readonly CardFieldStore[];
  readiness: FormReadiness = 'notNeeded';
  /** Why its fields failed to load the last time. */
  trouble: LoadTrouble = 'form';
  cardType: CardType | null = null;
  /** The cards that the merchant takes, as the provider calls them; none while that is not known. */
  accepted: readonly string[] = [];
  /** How often the fields told of something: only the card's provider can read them. */
  changes = 0;
  /** What is typed stays in the provider's frames. */
  readonly typedTexts: readonly string[] = [];
  /** Whether the bank that issued the card asks the visitor something. */
  isChallenged = false;
  /** Whether the visitor has left the bank's question, and not tried again. */
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

  /** Its fields failed to load. */
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

  /** While its fields are not there none is missing: the submission waits for them. */
  check(): readonly FieldProblem[] {
    if (this.readiness !== 'ready') return [];
    for (const field of this.fields) {
      if (field.problem) field.showError(field.problem);
      else field.clearError();
    }
    return this.problems;
  }

  /** Does nothing: the script draws the fields, so nothing is typed before it arrives. */
  adopt(): void {}

  showError(name: PaymentFieldName, code: FieldErrorCode): void {
    this.fields.find((field) => field.name === name)?.showError(code);
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
