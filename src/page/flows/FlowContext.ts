import type { Providers } from '../providers/Providers.ts';
import type { RootStore } from '../stores/RootStore.ts';

/** What every flow works on. */
export interface FlowContext {
  readonly stores: RootStore;
  readonly providers: Providers;
}
