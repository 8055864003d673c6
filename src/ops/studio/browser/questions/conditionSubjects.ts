import { isJsonObject, type JsonObject } from '../../../../core/brand/JsonValue.ts';
import type { Brand } from '../../../../core/contract/generated/brand.ts';
import { PROVINCE_CODES } from '../../../../core/rules/fields/provinces.ts';
import { phoneCountries } from '../../../../core/rules/phone/callingCodes.ts';
import { provinceTexts } from '../../../../core/texts/en/provinceTexts.ts';
import type { SoldItem } from '../../wire/BrandReport.ts';
import { textOf } from './writtenValue.ts';

/** A possible subject of a condition, with the values to choose from. */
export interface ConditionSubject {
  /** As in ConditionRow. */
  readonly subject: string;
  readonly label: string;
  /** The label of each value, by the value. */
  readonly values: Readonly<Record<string, string>>;
}

/** What conditions of a brand can name. */
export interface ConditionScope {
  /** Null while the brand cannot be resolved. */
  readonly brand: Pick<Brand, 'signupTypes'> | null;
  readonly plans: readonly SoldItem[];
  readonly addons: readonly SoldItem[];
  /** All questions by id, including those of layers. */
  readonly questions: JsonObject;
}

const PROVINCES = Object.fromEntries(PROVINCE_CODES.map((code) => [code, provinceTexts[code]]));
const COUNTRIES = alike(phoneCountries.map(({ country }) => country));

/** Returns the possible subjects of a question's condition. */
export function conditionSubjects(
  id: string,
  { addons, brand, plans, questions }: ConditionScope,
): readonly ConditionSubject[] {
  const others = Object.entries(questions).flatMap(([name, question]) =>
    name !== id && isJsonObject(question)
      ? [{ name, question, label: labelOf(name, question) }]
      : [],
  );
  const named = others.map(({ label, name }) => [name, label]);
  return [
    {
      subject: 'signupTypes',
      label: 'Sign-up type',
      values: alike(brand?.signupTypes.offered ?? []),
    },
    { subject: 'plans', label: 'Plan', values: namesById(plans) },
    { subject: 'access', label: 'Access of the plan', values: alike(['user', 'admin']) },
    { subject: 'period', label: 'Period of the plan', values: alike(['monthly', 'yearly']) },
    { subject: 'addons', label: 'Add-on', values: namesById(addons) },
    { subject: 'provinces', label: 'Province', values: PROVINCES },
    { subject: 'phoneCountries', label: 'Country of the phone', values: COUNTRIES },
    { subject: 'lead', label: 'Known as a lead', values: { true: 'Yes', false: 'No' } },
    ...others.flatMap(({ label, name, question }) => {
      const values = choicesOf(question);
      return values === null ? [] : [{ subject: `answers/${name}`, label, values }];
    }),
    { subject: 'answered', label: 'Answered at all', values: Object.fromEntries(named) },
  ];
}

/** The answers that a condition can name; null for a question that is answered by typing. */
function choicesOf({ kind, options }: JsonObject): Readonly<Record<string, string>> | null {
  if (kind === 'yesNo') return { yes: 'Yes', no: 'No' };
  if (kind === 'acknowledgement') return { yes: 'Agreed' };
  if (kind !== 'oneOf' && kind !== 'someOf') return null;
  const labels = Object.entries(isJsonObject(options) ? options : {});
  return Object.fromEntries(labels.map(([option, label]) => [option, textOf(label)]));
}

function labelOf(name: string, question: JsonObject): string {
  return textOf(question['label']) || name;
}

function alike(values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [value, value]));
}

function namesById(items: readonly SoldItem[]): Readonly<Record<string, string>> {
  return Object.fromEntries(items.map(({ id, name }) => [id, name]));
}
