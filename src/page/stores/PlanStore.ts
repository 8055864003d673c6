import { makeAutoObservable } from 'mobx';
import type { SignupType } from '../../core/contract/generated/brand.ts';
import type { Plan } from '../../core/contract/generated/catalogue.ts';
import type { Currency, Money } from '../../core/contract/Money.ts';
import { allowedUsers, isPricedByUser } from '../../core/rules/prices/planLine.ts';
import { type OrderPrices, priceOrder } from '../../core/rules/prices/priceOrder.ts';

export interface PlanOptions {
  readonly plans: readonly Plan[];
  readonly selectedPlanId: string | null;
  readonly signupType: SignupType;
  readonly currency: Currency;
  readonly setUpFeeWaived: boolean;
  /** The rate of tax in percent, by the province chosen. */
  readonly taxRate: () => number;
}

/** The amounts of the chosen order. */
export type PlanTotals = Readonly<Record<keyof OrderPrices, Money>>;

/** The plan chosen and what it costs. Serves Specification 3.2.1. */
export class PlanStore {
  readonly plans: readonly Plan[];
  selectedPlanId: string | null;
  numberOfUsers = 1;
  /** The server's total where it differed, in minor units, until the order changes. */
  serverTotal: number | null = null;
  private readonly options: PlanOptions;

  constructor(options: PlanOptions) {
    this.options = options;
    this.plans = options.plans;
    this.selectedPlanId = options.selectedPlanId;
    this.numberOfUsers = this.selectedPlan?.numberOfUsers.initial ?? 1;
    makeAutoObservable<PlanStore, 'options'>(this, {
      plans: false,
      options: false,
    });
  }

  get selectedPlan(): Plan | null {
    return this.plans.find((plan) => plan.id === this.selectedPlanId) ?? null;
  }

  /** Whether a number of users is asked for. */
  get asksForUsers(): boolean {
    const plan = this.selectedPlan;
    return plan !== null && isPricedByUser(plan) && plan.numberOfUsers.max > 1;
  }

  private get prices(): OrderPrices | null {
    const { selectedPlan: plan, numberOfUsers: users } = this;
    if (plan === null) return null;
    const { signupType, setUpFeeWaived, taxRate } = this.options;
    const rate = taxRate();
    return priceOrder({
      plan,
      users,
      extras: [],
      discount: null,
      taxRate: rate,
      setUpFeeWaived,
      signupType,
    });
  }

  /** Null while no plan is chosen. */
  get totals(): PlanTotals | null {
    const prices = this.prices;
    if (prices === null) return null;
    const money = (amount: number): Money => ({ amount, currency: this.options.currency });
    return {
      planLine: money(prices.planLine),
      discount: money(prices.discount),
      recurring: money(prices.recurring),
      tax: money(prices.tax),
      totalAmount: money(this.serverTotal ?? prices.totalAmount),
      setUpFee: money(prices.setUpFee),
      dueToday: money(prices.dueToday),
    };
  }

  /** Chooses a plan. One that is not among those offered is ignored. */
  selectPlan(id: string): void {
    const plan = this.plans.find((candidate) => candidate.id === id);
    if (!plan || id === this.selectedPlanId) return;
    this.selectedPlanId = id;
    this.numberOfUsers = allowedUsers(plan, this.numberOfUsers);
    this.serverTotal = null;
  }

  setNumberOfUsers(users: number): void {
    if (!this.selectedPlan) return;
    this.numberOfUsers = allowedUsers(this.selectedPlan, users);
    this.serverTotal = null;
  }

  /** Shows the server's total, so that the next submission agrees to it. */
  showServerTotal(totalAmount: number): void {
    this.serverTotal = totalAmount;
  }
}
