import type { ErrorObject } from 'ajv';
import type { JsonSchema } from '../../schemas/JsonSchema.ts';
import { DEAREST, LEAST, meantPrice } from '../prices/meantPrice.ts';
import { didYouMean } from '../problem/didYouMean.ts';
import { aboutSchema } from './aboutSchema.ts';
import { quoted } from './quoted.ts';
import { textsOf } from './readParam.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
]);

/** In whole dollars or pounds. */
const DEAREST_MAJOR = DEAREST / 100;

/**
 * Explains a value of the wrong type: the expected type, and the value in that type when it can be
 * guessed.
 */
export function explainType(error: ErrorObject): { readonly why: string; readonly fix: string } {
  const wanted = textsOf([error.schema].flat()).filter((type) => type !== 'null');
  const words = wanted.map((type) => TYPES.get(type) ?? type).join(' or ');
  // Taken for cents, an amount that is too dear would be a hundredth of itself.
  const isTooDear = isAmount(error) && Number(error.data) > DEAREST_MAJOR;
  const meant = meantAmount(error) ?? (isTooDear ? null : meantValue(error, wanted));
  const about = limitsOf(error.parentSchema ?? {}) + aboutSchema(error.parentSchema);
  const fix = meant === null ? `Write ${words}${about}` : meant;
  return { why: `${quoted(error.data)} is not ${words}.`, fix };
}

/**
 * For a price, or for the amount of a discount that is not a percentage: the number that was
 * probably meant.
 */
function meantAmount(error: ErrorObject): string | null {
  const { data, instancePath } = error;
  if (!isAmount(error)) return null;
  if (typeof data !== 'string' && typeof data !== 'number') return null;
  const price = meantPrice(String(data), instancePath.endsWith('/overage') ? 0 : LEAST);
  const percent = Number(data);
  if (price === null || !isRate(error) || !(percent <= 100)) return price;
  return `Write ${percent} for percent. ${price}`;
}

function isAmount(error: ErrorObject): boolean {
  return isRate(error) || error.schemaPath.includes('definitions/price/');
}

function isRate({ instancePath }: ErrorObject): boolean {
  return /^\/discounts\/\d+\/rate$/.test(instancePath);
}

function meantValue({ data, parentSchema }: ErrorObject, wanted: readonly string[]): string | null {
  const schema: JsonSchema = parentSchema ?? {};
  if (typeof data === 'number' && wanted.includes('string')) {
    if (schema.enum !== undefined) return didYouMean(String(data), textsOf(schema.enum));
    const isFit = new RegExp(schema.pattern ?? '', 'u').test(String(data));
    return isFit ? `Write "${data}".` : null;
  }
  if (typeof data !== 'string') return null;
  const isNumber = wanted.some((type) => type === 'number' || type === 'integer');
  if (isNumber && /^-?\d+(\.\d+)?$/.test(data)) {
    const value = Number(data);
    // JSON has no leading zeros.
    return isWithinLimits(value, schema, wanted) ? `Write ${value} without quotes.` : null;
  }
  if (wanted.includes('boolean') && /^(true|false)$/i.test(data)) {
    return `Write ${data.toLowerCase()} without quotes.`;
  }
  return wanted.includes('array') ? `Write ["${data}"].` : null;
}

function isWithinLimits(
  value: number,
  { maximum = Number.POSITIVE_INFINITY, minimum = Number.NEGATIVE_INFINITY }: JsonSchema,
  wanted: readonly string[],
): boolean {
  const isOfType = wanted.includes('number') || Number.isInteger(value);
  return isOfType && value >= minimum && value <= maximum;
}

/** The limits of a number, such as ' from 0 to 30'; empty where there are not two. */
function limitsOf(schema: JsonSchema): string {
  const { maximum, minimum } = schema;
  return minimum === undefined || maximum === undefined ? '' : ` from ${minimum} to ${maximum}`;
}
