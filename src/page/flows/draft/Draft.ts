import type { FieldName } from '../../../core/contract/FieldProblem.ts';

/** The fields that are kept: all but the secret. */
export const KEPT_FIELDS = [
  'fullName',
  'companyName',
  'phoneNumber',
  'email',
  'province',
] as const satisfies readonly FieldName[];

export type KeptField = (typeof KEPT_FIELDS)[number];

/** What a visitor typed and chose so far, without any secret. */
export interface Draft {
  /** What the link had filled in when this was kept. */
  readonly start: Readonly<Record<KeptField, string>>;
  readonly values: Readonly<Record<KeptField, string>>;
  /** The phone's, by ISO code. */
  readonly country: string;
  readonly agreed: boolean;
  /** The texts that stood there to be agreed to, by their hashes. */
  readonly termsHash: string;
  readonly privacyHash: string;
  readonly signupType: string;
  readonly planId: string | null;
  readonly numberOfUsers: number;
  readonly addonIds: readonly string[];
  readonly ivrId: string | null;
}
