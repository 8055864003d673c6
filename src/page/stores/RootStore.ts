import type { SignupType } from '../../core/contract/generated/brand.ts';
import type {
  CaptchaSiteKeys,
  ErrorInfo,
  PageConfig,
  PageData,
  SessionInfo,
} from '../../core/contract/generated/session.ts';
import { taxRate } from '../../core/rules/prices/taxRate.ts';
import { SIGNUP_TYPES } from '../../core/rules/signupTypes/signupTypes.ts';
import { isSignUpView } from '../../core/rules/visibility/isSignUpView.ts';
import { writeMoney } from '../../core/texts/samples/writeNumbers.ts';
import { ActivationStore } from './ActivationStore.ts';
import { AgreementStore } from './AgreementStore.ts';
import { CaptchaStore } from './CaptchaStore.ts';
import { ClockStore } from './ClockStore.ts';
import { type ContactStore, createContactStore } from './contact/ContactStore.ts';
import { ModalStore } from './ModalStore.ts';
import type { CreatePaymentStore, PaymentStore } from './PaymentStore.ts';
import type { CreatePlanPeriods } from './PlanPeriods.ts';
import { PlanStore } from './PlanStore.ts';
import type { BrandQuestions } from './questions/BrandQuestions.ts';
import { SubmitStore } from './SubmitStore.ts';
import type { ShellBrand, ShellTexts } from './shellNeeds.ts';
import { TermsStore } from './TermsStore.ts';

/**
 * Factories for the stores of payment, period and questions. They load with the widgets that need them.
 */
export interface BroughtStores {
  readonly createPaymentStore?: CreatePaymentStore;
  readonly createPlanPeriods?: CreatePlanPeriods;
  readonly createQuestions?: (stores: RootStore) => BrandQuestions;
}

/** The complete state of a page, created from its embedded JSON. Starts nothing. */
export class RootStore {
  readonly brand: ShellBrand;
  readonly session: SessionInfo;
  readonly config: PageConfig;
  readonly captchaSiteKeys: CaptchaSiteKeys;
  readonly errorInfo: ErrorInfo;
  readonly texts: ShellTexts;
  readonly clock: ClockStore;
  readonly contact: ContactStore;
  readonly plan: PlanStore;
  readonly agreement: AgreementStore;
  readonly captcha = new CaptchaStore();
  readonly modal = new ModalStore();
  readonly submit = new SubmitStore();
  readonly terms = new TermsStore();
  readonly activation: ActivationStore;
  /** Null on a page without payment. */
  readonly payment: PaymentStore | null;
  /** Null on a page without questions of the brand. */
  readonly questions: BrandQuestions | null;

  constructor(brand: ShellBrand, data: PageData, texts: ShellTexts, brings: BroughtStores = {}) {
    const { sessionInfo: session, pageConfig: config } = data;
    this.brand = brand;
    this.session = session;
    this.config = config;
    this.captchaSiteKeys = data.captchaSiteKeys;
    this.errorInfo = data.errorInfo;
    this.texts = texts;
    this.clock = new ClockStore(config.today, session.account?.timeZone);
    this.contact = createContactStore(brand, session);
    this.plan = new PlanStore({
      session,
      createPeriods: brings.createPlanPeriods,
      setUpFeeWaived: brand.plans.setUpFeeWaived,
      taxRate: () => taxRate(brand.tax, this.contact.province.value),
    });
    // A visitor who is shown French texts first must tick a box to agree, on a sign-in form too.
    const checkbox =
      brand.agreement.checkbox && (!this.contact.isSignIn || Boolean(config.firstTitles));
    // Without a box, the sentence says that continuing means agreeing.
    const agreed = brand.agreement.agreedAtStart || !checkbox;
    this.agreement = new AgreementStore({
      agreed,
      checkbox,
      named: () => (this.plan.isHIPAA && config.terms.hipaaTerms ? ['hipaaTerms'] : []),
    });
    this.activation = new ActivationStore(config.activation);
    this.payment =
      config.payment && brand.payment && brings.createPaymentStore
        ? brings.createPaymentStore({
            brand: { payment: brand.payment },
            config: config.payment,
            contact: this.contact,
            account: session.account,
          })
        : null;
    this.questions = brings.createQuestions?.(this) ?? null;
  }

  /** The page's purpose: a sign-up of some type, or an upgrade. */
  get purpose(): SignupType | 'upgrade' {
    return this.config.view === 'payment' ? 'upgrade' : this.session.signupType;
  }

  /** Whether this page is for signing up: the sign-up page or the start page. */
  get isSignUp(): boolean {
    return isSignUpView(this.config.view);
  }

  /** Whether the visitor chooses a plan: not on a sign-in form for something free. */
  get isPlanChosen(): boolean {
    return !this.contact.isSignIn || SIGNUP_TYPES[this.session.signupType].needsPayment;
  }

  /** Formats an amount in minor units for this page. */
  money(amount: number): string {
    const { currency, locale, numberSamples } = this.brand;
    return writeMoney({ amount, currency }, locale, numberSamples);
  }

  /** Whether a plan is selected, so that a sign-up is possible. */
  get signupAvailable(): boolean {
    return this.plan.selectedPlanId !== null;
  }
}
