import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import type { PageData } from '../../../src/core/contract/generated/session.ts';
import { FIELD_NAMES } from '../../../src/core/fields/fields.ts';
import { sampleValues } from '../../../src/core/fields/sampleValues.ts';
import { hasPairs } from '../../../src/core/rules/prices/planPairs.ts';
import { textsFor } from '../../../src/core/texts/textsFor.ts';
import { withTrial } from '../../../src/page/app/withTrial.ts';
import { createFlows } from '../../../src/page/flows/createFlows.ts';
import type { Flows } from '../../../src/page/flows/Flows.ts';
import { createPlanPeriods } from '../../../src/page/stores/PlanPeriodStore.ts';
import { AnswersStore } from '../../../src/page/stores/questions/AnswersStore.ts';
import { RootStore } from '../../../src/page/stores/RootStore.ts';
import { aBrand } from '../brands/aBrand.ts';
import { aPageBrand } from '../brands/aPageBrand.ts';
import { aPageData } from './aPageData.ts';
import { FakeProviders } from './FakeProviders.ts';

export interface TestPage {
  readonly stores: RootStore;
  readonly providers: FakeProviders;
  readonly flows: Flows;
}

/** The stores of a page. */
export function aRootStore(brand: Brand = aBrand(), data: PageData = aPageData()): RootStore {
  const { view } = data.pageConfig;
  return new RootStore(aPageBrand(brand, view), data, withTrial(textsFor(brand), brand), {
    ...(hasPairs(data.sessionInfo.plans) && { createPlanPeriods }),
    ...(brand.questions && { createQuestions: (stores) => new AnswersStore(stores) }),
  });
}

/** A page with fake providers: its stores and its flows. The fakes record the requests. */
export function aPage(brand: Brand = aBrand(), data: PageData = aPageData()): TestPage {
  const stores = aRootStore(brand, data);
  const providers = new FakeProviders();
  return { stores, providers, flows: createFlows({ stores, providers }) };
}

/** Fills in the form as a visitor would, without problems. */
export function fillIn({ contact, agreement }: RootStore): void {
  const values = sampleValues();
  for (const name of FIELD_NAMES) contact[name].setValue(values[name]);
  agreement.setAgreed(true);
}
