import type { FieldStyles } from './fieldStyles.ts';
import type { HostedFieldName } from './hostedFieldNames.ts';

/** The page's options for one field. */
export interface FieldConfiguration {
  readonly placeholder?: string;
  readonly internalLabel?: string;
  readonly maxlength?: number;
  readonly minlength?: number;
  readonly prefill?: string;
  readonly type?: string;
  readonly formatInput?: boolean;
}

/** The answer of the page's SDK to the first frame that is ready: the options of `hostedFields.create`. */
export interface FrameConfiguration {
  readonly fields: Readonly<Partial<Record<HostedFieldName, FieldConfiguration>>>;
  readonly styles?: FieldStyles;
  readonly binVerificationLength?: 6 | 8;
}

/** What the frame needs of the page's client, whose configuration it receives. */
export interface ClientConfiguration {
  readonly authorizationFingerprint: string;
  readonly analyticsMetadata: Readonly<Record<string, unknown>>;
}
