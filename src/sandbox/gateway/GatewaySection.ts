import type { Html } from '../../core/markup/html.ts';

/** One kind of record on the gateway's page, from one provider's stand-in. */
export interface GatewaySection {
  /** Names the section in the page's address: /sandbox/gateway#id. */
  readonly id: string;
  readonly title: string;
  /** The JSON member with its records. */
  readonly key: string;
  /** For tests: the newest first. */
  records(): readonly object[];
  /** For people: the section's inner markup. */
  render(): Html;
}
