import type { Payment } from '../../../src/core/contract/generated/calls.ts';
import type { PageInput } from '../../../src/core/contract/renderPage.ts';
import { unreachable } from '../../../src/core/contract/unreachable.ts';
import { FIELD_NAMES } from '../../../src/core/fields/fields.ts';
import { sampleValues } from '../../../src/core/fields/sampleValues.ts';
import { sampleAnswer } from '../../../src/core/rules/questions/sampleAnswer.ts';
import { SIGNUP_TYPES } from '../../../src/core/rules/signupTypes/signupTypes.ts';
import { readEmbedded } from '../../../src/page/app/embedded/readEmbedded.ts';
import { renderPage } from '../../../src/page/app/renderPage.tsx';
import { toSignupRequest } from '../../../src/page/flows/toSignupRequest.ts';
import { RootStore } from '../../../src/page/stores/RootStore.ts';
import { everyBrings } from '../../../src/page/widgets/generated/everyWidget.ts';
import { pay } from '../../factories/payments/aPaidSignUp.ts';
import type { Visitor } from '../../factories/servers/aVisitor.ts';
import { textFaults } from './textFaults.ts';

const { 'payment-method': ofPayment, question: ofQuestions } = everyBrings;

/** A page as its visitor first sees it, and its form. */
export function shownPage(input: PageInput) {
  const page = new DOMParser().parseFromString(renderPage(input).html, 'text/html');
  const { brand, data, texts } = readEmbedded(page);
  const asks = data.pageConfig.questionsHash !== undefined;
  return {
    page,
    form: page.querySelector('#root form'),
    stores: new RootStore(brand, data, texts, { ...ofPayment, ...(asks && ofQuestions) }),
  };
}

type ShownPage = ReturnType<typeof shownPage>;

/**
 * Returns what prevents a sign-up on a page, and texts on it that cannot be read. Only the controls
 * in the page's form are filled in; the server's answer is the proof.
 */
export async function signUpFaults(
  visitor: Visitor,
  input: PageInput,
  email: string,
): Promise<readonly string[]> {
  const shown = shownPage(input);
  fillIn(shown, email);
  const faults = [
    ...textFaults(shown.page),
    ...schemeFaults(shown.page, input),
    ...formFaults(shown),
    ...buttonFaults(shown),
  ];
  return faults.length > 0 ? faults : refusals(visitor, shown);
}

function control({ form }: ShownPage, name: string): Element | null {
  return form?.querySelector(`[name="${name}"]:enabled`) ?? null;
}

function fillIn(shown: ShownPage, email: string): void {
  const { agreement, contact } = shown.stores;
  const values = sampleValues({ email, phoneNumber: '2015550123' });
  for (const name of FIELD_NAMES) {
    if (control(shown, name) !== null) contact[name].setValue(values[name]);
  }
  if (control(shown, 'agreed') !== null) agreement.setAgreed(true);
  answer(shown);
}

/** Answers every visible question of the brand, including those that an answer adds. */
function answer({ form, stores: { questions } }: ShownPage): void {
  const today = new Date().toISOString().slice(0, 10);
  const all = Object.entries(questions?.questions ?? {});
  const unseen = all.filter(
    ([id]) => questions?.isAsked(id) && !form?.querySelector(`[name="question-${id}"]`),
  );
  for (const [id, question] of all) {
    if (!questions?.isAsked(id) || unseen.some(([it]) => it === id)) continue;
    questions.setAnswer(id, sampleAnswer(question, today));
  }
}

/** Returns the problems that remain when the whole form is filled in. */
function formFaults({ page, stores }: ShownPage): readonly string[] {
  const { agreement, contact, plan, questions } = stores;
  return [
    ...contact.problems.map(({ field, code }) => `${field} is ${code}`),
    ...(questions?.check([]).map(({ field }) => `${field} is not answered`) ?? []),
    ...(agreement.agreed ? [] : ['nobody can agree']),
    ...(page.querySelector('#root form button[type=button]') === null ? ['no terms to open'] : []),
    ...(plan.selectedPlanId === null ? ['no plan'] : []),
  ];
}

function buttonFaults({ form, stores }: ShownPage): readonly string[] {
  const button = form?.querySelector('button[type=submit]') ?? null;
  if (button === null) return ['no button'];
  if (SIGNUP_TYPES[stores.session.signupType].needsPayment) {
    const canPay = stores.payment !== null && form?.querySelector('#payment-title') !== null;
    return canPay ? [] : ['no way to pay'];
  }
  return button.matches(':enabled') ? [] : ['a button that is off'];
}

/** Returns the server's refusals of the form as sent. */
async function refusals(visitor: Visitor, { stores }: ShownPage): Promise<readonly string[]> {
  const { payment, session } = stores;
  // A mandate is authorised on the bank's own pages, which a journey covers.
  if (payment?.method === 'GC') return [];
  const { needsPayment, path } = SIGNUP_TYPES[session.signupType];
  const body = toSignupRequest(stores, 'Europe/London')(
    { token: 'human', variant: 'invisible' },
    payment === null ? undefined : paymentBy(payment.method),
  );
  const answer = await (needsPayment ? pay(visitor, body, { path }) : visitor.post(path, body));
  return answer.statusCode === 200 ? [] : [`${answer.statusCode} ${answer.body}`];
}

/** The result of the card provider's frames. */
function paymentBy(method: Exclude<Payment['paymentType'], 'GC'>): Payment {
  const nonce = 'good';
  switch (method) {
    case 'CC':
      return { paymentType: method, paymentDetails: { nonce } };
    case 'ACH':
      return { paymentType: method, paymentDetails: { nonce, customerName: 'Ada Lovelace' } };
    default:
      return unreachable(method);
  }
}

/** A page with a dark scheme needs a logo for it. */
function schemeFaults(page: Document, { built }: PageInput): readonly string[] {
  if (built.theme.dark === undefined || page.querySelector('header img') === null) return [];
  const onDark = page.querySelector('header source[media*=dark]');
  return onDark === null ? ['no logo on dark'] : [];
}
