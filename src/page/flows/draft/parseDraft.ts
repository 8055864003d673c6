import { valuesBy } from '../../../core/fields/valuesBy.ts';
import { isRecord } from '../../../core/rules/json/isRecord.ts';
import { type Draft, KEPT_FIELDS } from './Draft.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the draft's fields that are texts. */
function fieldsOf(json: unknown): Draft['values'] {
  const record = isRecord(json) ? json : {};
  return valuesBy(
    KEPT_FIELDS.filter((name) => typeof record[name] === 'string'),
    (name) => textOf(record[name]),
  );
}

/** Parses a stored draft. Null for an invalid one; a missing or mistyped member counts as empty. */
export function parseDraft(text: string): Draft | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(json)) return null;
  const {
    visitor,
    link,
    isKnown,
    values,
    country,
    agreed,
    texts,
    signupType,
    planId,
    startPlanId,
    numberOfUsers,
    addonIds,
    ivrId,
    answers,
  } = json;
  return {
    visitor: textOf(visitor),
    link: textOf(link),
    isKnown: isKnown === true,
    values: fieldsOf(values),
    country: textOf(country),
    agreed: agreed === true,
    texts: textOf(texts),
    signupType: textOf(signupType),
    planId: textOf(planId) || null,
    startPlanId,
    numberOfUsers: Number.isSafeInteger(numberOfUsers) ? Number(numberOfUsers) : 0,
    addonIds: Array.isArray(addonIds) ? addonIds.map(textOf) : [],
    ivrId: textOf(ivrId) || null,
    answers,
  };
}
