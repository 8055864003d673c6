import { makeAutoObservable, observableRef } from 'mobx';
import type {
  AnswerProblem,
  Answers,
  AnswerValue,
  QuestionContext,
} from '../../../core/contract/Answers.ts';
import type { QuestionsAnswered } from '../../../core/contract/generated/calls.ts';
import type {
  FieldProblem,
  QuestionField,
  QuestionProblem,
} from '../../../core/fields/FieldProblem.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { checkAnswer } from '../../../core/rules/questions/checkAnswer.ts';
import {
  type AskedQuestions,
  askQuestions,
  type Questions,
} from '../../../core/rules/questions/checkAnswers.ts';
import type { ReadTaxNumber } from '../../../core/rules/questions/QuestionKindRules.ts';
import { sentAnswers } from '../../../core/rules/questions/sentAnswers.ts';
import { isPlacementShown } from '../../../core/rules/visibility/isPlacementShown.ts';
import { placementsOf } from '../../../core/rules/visibility/placementsOf.ts';
import { questionOf } from '../../../core/rules/visibility/withQuestions.ts';
import { questionTexts } from '../../../core/texts/en/questionTexts.ts';
import { formatText } from '../../../core/texts/formatText.ts';
import { lateTextsOf } from '../../../core/texts/lateTextsOf.ts';
import type { RootStore } from '../RootStore.ts';
import { type StoresFor, storesFor } from '../StoresFor.ts';
import { answerText, isAnswerProblem } from './answerText.ts';
import type { askingNeeds } from './askingNeeds.ts';
import type { BrandQuestions } from './BrandQuestions.ts';
import { inPageOrder, questionField } from './inPageOrder.ts';
import { readControls } from './readControls.ts';

/**
 * The brand's own questions: the values of their controls, which questions are asked, and their
 * errors. A question that is no longer asked keeps its value, but does not send it.
 */
export class AnswersStore implements BrandQuestions {
  readonly questions: Questions;
  held: Answers;
  readTaxNumber: ReadTaxNumber | null = null;
  timesTakenOver = 0;
  private readonly stores: StoresFor<typeof askingNeeds>;
  /** Ids of the answers that the visitor gave; the others come from the link. */
  private typed: readonly string[] = [];
  /** Ids of the questions whose control the visitor has left. */
  private readonly left = new Set<string>();
  /** The error found by the last check, by question. */
  private found: Readonly<Record<string, AnswerProblem>> = {};

  constructor(root: RootStore) {
    const stores = storesFor<typeof askingNeeds>(root);
    const { brand, session } = stores;
    const placed = placementsOf(brand.layout)
      .filter((placement) => isPlacementShown(placement, session.signupType))
      .map(questionOf);
    this.stores = stores;
    this.questions = pick(brand.questions ?? {}, (id) => placed.includes(id));
    this.held = pick(session.answers ?? {}, (id) => Object.hasOwn(this.questions, id));
    makeAutoObservable<this, 'stores' | 'typed' | 'found' | 'left'>(this, {
      left: false,
      questions: false,
      stores: false,
      held: observableRef,
      readTaxNumber: observableRef,
      typed: observableRef,
      found: observableRef,
    });
  }

  private get context(): QuestionContext {
    const { clock, contact, plan, session } = this.stores;
    const { now } = clock;
    const here = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
    const today = here.toISOString().slice(0, 10);
    return {
      signupType: session.signupType,
      plan: plan.selectedPlan,
      addonIds: plan.selectedAddons,
      provinceCode: contact.fieldsShown.includes('province') ? contact.province.value : '',
      phoneCountry: contact.phoneNumber.country,
      isLead: session.lead !== null,
      today: { first: today, last: today },
    };
  }

  private get asking(): AskedQuestions {
    return askQuestions(this.questions, this.context, this.held, this.readTaxNumber);
  }

  isAsked(id: string): boolean {
    return this.asking.checked.has(id);
  }

  answer(id: string): AnswerValue {
    return this.held[id] ?? '';
  }

  setAnswer(id: string, value: AnswerValue): void {
    this.left.delete(id);
    this.held = { ...this.held, [id]: value };
    if (!this.typed.includes(id)) this.typed = [...this.typed, id];
    this.found = pick(this.found, (other) => other !== id);
  }

  leave(id: string): void {
    this.left.add(id);
    const problem = this.problemOf(id);
    if (problem !== null && this.answer(id).length > 0) this.showProblem(id, problem);
  }

  setReadTaxNumber(read: ReadTaxNumber): void {
    this.readTaxNumber = read;
    // A tax number that was left before it could be read is checked now.
    for (const id of this.left) this.leave(id);
  }

  error(id: string): string | null {
    const problem = this.found[id];
    const question = this.questions[id];
    return problem && question ? answerText(this.stores, question, problem) : null;
  }

  check(others: readonly FieldProblem[]): readonly (FieldProblem | QuestionProblem)[] {
    const { brand } = this.stores;
    const wrong = this.asking.asked.flatMap((id) => {
      const problem = this.problemOf(id);
      return problem === null ? [] : ([[id, problem]] as const);
    });
    this.found = Object.fromEntries(wrong);
    return inPageOrder(
      brand.layout,
      others,
      wrong.map(([id]) => this.shownProblem(id)),
    );
  }

  refuse(id = '', reason = ''): QuestionProblem | null {
    if (!this.isAsked(id) || reason === 'notAsked') return null;
    this.showProblem(id, isAnswerProblem(reason) ? reason : 'malformed');
    return this.shownProblem(id);
  }

  shownAt(field: QuestionField): QuestionProblem | null {
    const id = field.slice(questionField('').length);
    const problem = this.found[id] ?? (this.answer(id).length > 0 ? null : this.problemOf(id));
    return problem && this.isAsked(id) ? this.shownProblem(id, problem) : null;
  }

  get sent(): QuestionsAnswered {
    const answers = sentAnswers(this.questions, this.context, this.held, this.readTaxNumber);
    const listed = Object.entries(answers).map(([id, value]): [string, string | string[]] => [
      id,
      typeof value === 'string' ? value : [...value],
    ]);
    return {
      hash: this.stores.config.questionsHash ?? '',
      answers: Object.fromEntries(listed),
    };
  }

  get changed(): string {
    return lateTextsOf(this.stores.brand, 'question', questionTexts).changed;
  }

  get drafted(): Answers {
    return pick(this.held, (id) => this.typed.includes(id) && this.isDrafted(id));
  }

  takeOver(): void {
    this.timesTakenOver += 1;
  }

  restore(drafted: unknown): void {
    this.takeOver();
    for (const [id, value] of Object.entries(isRecord(drafted) ? drafted : {})) {
      const isOpen = this.isDrafted(id) && !this.typed.includes(id);
      if (isOpen && isAnswer(value) && this.canHold(id, value)) this.setAnswer(id, value);
    }
  }

  adopt(page: Document): void {
    this.takeOver();
    for (const id of this.asking.asked) {
      const early = readControls(page, questionField(id));
      if (early === null || String(early) === String(this.answer(id))) continue;
      // A single ticked box is a text, not a list.
      const isTick = this.questions[id]?.kind === 'acknowledgement';
      this.setAnswer(id, isTick ? String(early) : early);
    }
  }

  get personalTexts(): readonly string[] {
    return Object.entries(this.held).flatMap(([id, value]) =>
      this.questions[id]?.personal === false ? [] : value,
    );
  }

  /** Agreements are not drafted, because their sentence may change before the draft is restored. */
  private isDrafted(id: string): boolean {
    const question = Object.hasOwn(this.questions, id) ? this.questions[id] : undefined;
    if (question === undefined) return false;
    return question.sensitive !== true && question.kind !== 'acknowledgement';
  }

  /** Whether a question's control can hold a value; not if it names an option that no longer exists. */
  private canHold(id: string, value: AnswerValue): boolean {
    const question = this.questions[id];
    if (question === undefined) return false;
    const { today } = this.context;
    const checked = checkAnswer(question, value, { today, readTaxNumber: this.readTaxNumber });
    return checked.ok || !(checked.error === 'unknownOption' || checked.error === 'malformed');
  }

  /** The problem with the answer to a question that is asked, shown or not. */
  private problemOf(id: string): AnswerProblem | null {
    const answer = this.asking.checked.get(id);
    return answer === undefined || answer.ok ? null : answer.error;
  }

  private showProblem(id: string, problem: AnswerProblem): void {
    this.found = { ...this.found, [id]: problem };
  }

  private shownProblem(id: string, problem = this.found[id]): QuestionProblem {
    const question = this.questions[id];
    const message = formatText(this.stores.texts.answerProblem, {
      question: question?.label ?? '',
      problem: problem && question ? answerText(this.stores, question, problem) : '',
    });
    return { field: questionField(id), message };
  }
}

function pick<Value>(
  from: Readonly<Record<string, Value>>,
  isPicked: (id: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([id]) => isPicked(id)));
}

function isAnswer(value: unknown): value is AnswerValue {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) && value.every((it) => typeof it === 'string'))
  );
}
