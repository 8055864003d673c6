import type { SessionInfo } from '../../../core/contract/generated/session.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** Shorter ones stand in any text. */
const SHORTEST = 3;

/** All texts in what may be nested. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What the visitor typed. */
function typedTexts({ contact, payment }: RootStore): string[] {
  const { fullName, companyName, phoneNumber, email, password } = contact;
  const bank = payment?.bank.fields.map(({ value }) => value) ?? [];
  return [fullName, companyName, phoneNumber, email, password]
    .map(({ value }) => value)
    .concat(bank);
}

/**
 * Every text on the page that says who the visitor is, typed or brought along, and its words: none
 * may stand in a report, wherever it turns up. The longest come first. Serves Specification 9.0.9.
 */
export function personalTexts(
  { account, lead, prefill }: Pick<SessionInfo, 'account' | 'lead' | 'prefill'>,
  stores: RootStore | null,
): readonly string[] {
  const { fullName, companyName, email } = account ?? {};
  const { authType: _authType, ...ofLead } = lead ?? {};
  const whole = [
    ...(stores === null ? [] : typedTexts(stores)),
    ...textsIn([prefill, ofLead, fullName, companyName, email]),
  ].map((text) => text.trim());
  const texts = new Set(whole.flatMap((text) => [text, ...text.split(/\s+/)]));
  return [...texts]
    .filter((text) => text.length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length);
}
