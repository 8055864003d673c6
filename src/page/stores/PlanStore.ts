import { makeAutoObservable } from 'mobx';
import type { SignupType } from '../../core/contract/generated/brand.ts';
import type { Addon, Discount, IvrPlan, Plan } from '../../core/contract/generated/catalogue.ts';
import type { SessionInfo } from '../../core/contract/generated/session.ts';
import { discountedCharges } from '../../core/rules/prices/discountedCharges.ts';
import { discountOnPlan } from '../../core/rules/prices/discountOnPlan.ts';
import { discountedMonths } from '../../core/rules/prices/discountShare.ts';
import { allowedUsers, isPricedByUser } from '../../core/rules/prices/planLine.ts';
import { type OrderPrices, priceOrder } from '../../core/rules/prices/priceOrder.ts';
import type { CreatePlanPeriods, PlanPeriods } from './PlanPeriods.ts';
import { UsersFieldStore } from './UsersFieldStore.ts';

export interface PlanOptions {
  readonly session: Pick<
    SessionInfo,
    'plans' | 'addons' | 'ivrPlans' | 'discounts' | 'selectedPlanId' | 'signupType' | 'start'
  >;
  readonly setUpFeeWaived: boolean;
  /** The tax rate in percent for the selected province. */
  readonly taxRate: () => number;
  /** Absent when no plans are paired. */
  readonly createPeriods?: CreatePlanPeriods | undefined;
}

/** The server's amounts for an order, in minor units. */
export interface ServerAmounts {
  readonly totalAmount: number;
  readonly dueToday?: number;
}

/** The selection and its price. */
export class PlanStore {
  readonly plans: readonly Plan[];
  readonly addons: readonly Addon[];
  readonly ivrPlans: readonly IvrPlan[];
  /** Ids of the selected add-ons, in the catalogue's order. */
  selectedAddons: readonly string[] = [];
  /** Null for no IVR plan. */
  selectedIVRId: string | null = null;
  selectedPlanId: string | null;
  numberOfUsers = 1;
  /** Null when no plans are paired. */
  readonly periods: PlanPeriods | null;
  /** The field for the number of users. */
  readonly usersField: UsersFieldStore;
  /** The number that the visitor set; null until then. Kept even while a plan does not allow it. */
  private usersWanted: number | null = null;
  /** The server's amounts, and the total that the page showed instead; until the order changes. */
  private correction: (ServerAmounts & { readonly shown: number }) | null = null;
  private readonly options: PlanOptions;
  private readonly signupType: SignupType;
  private readonly discounts: readonly Discount[];

  constructor(options: PlanOptions) {
    const { session } = options;
    this.options = options;
    this.plans = session.plans;
    this.addons = session.addons;
    this.ivrPlans = session.ivrPlans;
    this.discounts = session.discounts;
    this.signupType = session.signupType;
    this.usersField = new UsersFieldStore({
      users: () => this.numberOfUsers,
      bounds: () => (this.asksForUsers ? (this.selectedPlan?.numberOfUsers ?? null) : null),
      setUsers: (users) => this.takeUsers(users),
    });
    this.selectedPlanId = session.selectedPlanId;
    const { start } = session;
    if (start) {
      this.usersWanted = start.users;
      this.selectedAddons = start.addonIds;
      this.selectedIVRId = start.ivrId;
    }
    const { selectedPlan } = this;
    this.periods = options.createPeriods?.(this) ?? null;
    if (selectedPlan) this.numberOfUsers = this.usersOn(selectedPlan);
    makeAutoObservable<
      PlanStore,
      'options' | 'signupType' | 'discounts' | 'usersWanted' | 'usersOn'
    >(this, {
      plans: false,
      addons: false,
      ivrPlans: false,
      periods: false,
      usersField: false,
      options: false,
      signupType: false,
      discounts: false,
      usersWanted: false,
      usersOn: false,
    });
  }

  get selectedPlan(): Plan | null {
    return this.plans.find((plan) => plan.id === this.selectedPlanId) ?? null;
  }

  /** The plans to choose from. Of each pair only that of the selected period. */
  get shown(): readonly Plan[] {
    return this.periods?.shown ?? this.plans;
  }

  /** The selected add-ons and IVR plan. */
  get extras(): readonly (Addon | IvrPlan)[] {
    const addons = this.addons.filter(({ id }) => this.selectedAddons.includes(id));
    return [...addons, ...this.ivrPlans.filter(({ id }) => id === this.selectedIVRId)];
  }

  /** Whether the page asks for a number of users. */
  get asksForUsers(): boolean {
    const plan = this.selectedPlan;
    return plan !== null && isPricedByUser(plan) && plan.numberOfUsers.max > 1;
  }

  get freeTrial(): boolean {
    return this.signupType === 'freeTrial';
  }

  /** The billing system's id of the plan's trial. */
  get freeTrialPlanId(): string | undefined {
    return this.selectedPlan?.freeTrialPlanId;
  }

  get isHIPAA(): boolean {
    return this.selectedPlan?.isHIPAA === true;
  }

  /** The tax rate in percent; 0 when the brand adds no tax. */
  get taxPercentage(): number {
    return this.options.taxRate();
  }

  /** The discount on the selected plan. */
  get discount(): Discount | null {
    return this.selectedPlanId === null
      ? null
      : discountOnPlan(this.discounts, this.selectedPlanId);
  }

  get discountEnabled(): boolean {
    return this.discount !== null;
  }

  /** How many charges the discount lowers; 0 without one. */
  get discountedCharges(): number {
    const { selectedPlan, discount, prices } = this;
    if (!selectedPlan || !discount || prices?.discount === 0) return 0;
    return discountedCharges(discount, selectedPlan.planPeriod);
  }

  /** How many months of a yearly charge the discount covers; null when it covers whole charges. */
  get discountedMonths(): number | null {
    const { selectedPlan, discount } = this;
    if (!selectedPlan || !discount) return null;
    return discountedMonths(discount, selectedPlan.planPeriod);
  }

  /** The charge per period with tax, in minor units. */
  get totalAmount(): number {
    return this.totals?.totalAmount ?? 0;
  }

  private get prices(): OrderPrices | null {
    const { selectedPlan: plan, numberOfUsers: users, extras, discounts, signupType } = this;
    const { setUpFeeWaived } = this.options;
    const taxRate = this.taxPercentage;
    if (plan === null) return null;
    return priceOrder({ plan, users, extras, discounts, taxRate, setUpFeeWaived, signupType });
  }

  /** The order's amounts in minor units; null while no plan is selected. */
  get totals(): OrderPrices | null {
    const { prices, correction } = this;
    if (prices === null) return null;
    return correction?.shown === prices.totalAmount ? { ...prices, ...correction } : prices;
  }

  /**
   * Selects a plan, with the visitor's number of users or the plan's default. Ignores a plan that
   * is not offered.
   */
  selectPlan(id: string): void {
    const plan = this.plans.find((candidate) => candidate.id === id);
    if (!plan || id === this.selectedPlanId) return;
    this.selectedPlanId = id;
    this.numberOfUsers = this.usersOn(plan);
    this.usersField.clear();
  }

  /** The visitor's number of users or the plan's default, within the plan's limits. */
  private usersOn(plan: Plan): number {
    return allowedUsers(plan, this.usersWanted ?? plan.numberOfUsers.initial);
  }

  /** Sets the number of users without typing, to the nearest that the plan allows. */
  setNumberOfUsers(users: number): void {
    this.usersField.clear();
    this.takeUsers(users);
  }

  private takeUsers(users: number): void {
    if (!this.selectedPlan) return;
    const allowed = allowedUsers(this.selectedPlan, users);
    if (allowed !== this.numberOfUsers) this.usersWanted = allowed;
    this.numberOfUsers = allowed;
  }

  /** Adds or removes an add-on. Ignores one that is not offered. */
  setAddon(id: string, isChosen: boolean): void {
    const chosen = (addon: Addon) =>
      addon.id === id ? isChosen : this.selectedAddons.includes(addon.id);
    this.selectedAddons = this.addons.filter(chosen).map((addon) => addon.id);
  }

  /** Selects an IVR plan; null for none. One that is not offered counts as none. */
  selectIvrPlan(id: string | null): void {
    this.selectedIVRId = this.ivrPlans.find((plan) => plan.id === id)?.id ?? null;
  }

  /** Shows the server's amounts, so that the next submission matches them. */
  showServerAmounts(amounts: ServerAmounts): void {
    this.correction = { ...amounts, shown: this.prices?.totalAmount ?? 0 };
  }
}
