import type { Html } from '../../core/markup/html.ts';

/** One kind of record on the gateway's page, from one provider's stand-in. */
export interface GatewaySection {
  /** Names the section in the page's address: /sandbox/gateway#id. */
  readonly id: string;
  readonly title: string;
  /** The member of the JSON that holds its records. */
  readonly key: string;
  /** For a test: newest first. */
  records(): readonly object[];
  /** For a person: the section's inner markup. */
  render(): Html;
}
