import type { Providers } from '../providers/Providers.ts';
import type { RootStore } from '../stores/RootStore.ts';

/** The stores and providers that every flow works with. */
export interface FlowContext {
  readonly stores: RootStore;
  readonly providers: Providers;
}
