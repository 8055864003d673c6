import type { JsonValue } from '../../../src/core/brand/JsonValue.ts';
import { toPointer } from '../../../src/core/brand/jsonPointer.ts';
import { readSchema } from '../../../src/ops/brand-files/schema/schemaFiles.ts';
import type { JsonSchema } from '../../../src/ops/schemas/JsonSchema.ts';
import { pageValues } from './pageValues.ts';

/** A setting's pointer in a brand file, with a few interesting values. */
export type SettingValues = readonly [pointer: string, values: readonly JsonValue[]];

/** Settings that identify a brand, which differ in each test, and settings derived from others. */
const FIXED = ['id', 'hosts', 'market', 'extends', 'pages', 'locale', 'translations'];

/** Settings whose values name files or each other. */
const NAMED: Readonly<Record<string, readonly JsonValue[]>> = {
  '/questions': [
    null,
    {
      trade: {
        kind: 'shortText',
        label: 'Trade',
        required: true,
        personal: false,
        place: { widget: 'email' },
      },
    },
    {
      trade: {
        kind: 'yesNo',
        label: 'Trade',
        required: true,
        personal: false,
        place: { widget: 'password' },
      },
      notice: {
        kind: 'acknowledgement',
        label: 'Notice',
        text: 'I have a licence.',
        required: true,
        personal: false,
        when: { answers: { trade: ['yes'] } },
        place: { widget: 'password' },
      },
    },
    {
      paid: {
        kind: 'date',
        label: 'Day',
        required: false,
        personal: false,
        place: { widget: 'payment-method' },
      },
    },
  ],
  '/agreement/terms': ['terms-us', 'terms-supply-uk'],
  '/agreement/privacy': ['privacy-us', 'privacy-ca'],
  '/agreement/hipaaTerms': [null, 'hipaa-terms'],
  '/signupTypes': [
    ...(['paid', 'free', 'noCardSignup', 'freeTrial', 'answeringService'] as const).map((type) => ({
      offered: [type],
      default: type,
    })),
    { offered: ['free', 'paid'], default: 'free' },
    { offered: ['free', 'paid'], default: 'freeTrial' },
  ],
  '/theme/dark': [
    null,
    { accent: '#8ab4ff', ink: '#ffffff', surface: '#0e0d16' },
    { accent: '#0e0d16', ink: '#ffffff', surface: '#0e0d16' },
    { accent: '#ffd400', ink: '#ffd400', surface: '#000000', summarySurface: '#ffffff' },
    { accent: '#777777', ink: '#000000', surface: '#ffffff' },
  ],
  '/theme/signature/illustration': [
    null,
    { file: 'slotbook.svg', width: 416, height: 312 },
    { file: 'frontdesk.svg', width: 320, height: 240 },
    { file: 'careline.svg', width: 480, height: 480 },
  ],
  '/theme/signature/illustrationBelow': [
    null,
    { file: 'ringwell-desk.svg', width: 400, height: 268 },
    { file: 'careline.svg', width: 480, height: 480 },
  ],
  '/social/startPage': [{ on: true, signupType: 'startNow' }, { on: true }, { on: false }],
  '/logo/file': ['slotbook.svg', 'chatmoor.svg'],
  '/logo/fileOnDark': [null, 'coursenest-on-dark.svg'],
  '/form/defaultCountry': ['US', 'GB', 'DE'],
  '/redirectHosts': [['app.acme.example'], ['www.acme.example', 'app.acme.example']],
  '/languages': [['en-US'], ['en-GB', 'en-CA'], ['fr-CA'], ['ar-EG']],
  '/tax/taxRates': [[], [{ provinceCode: 'ON', taxRate: 13 }]],
  '/plans/catalogue': ['USD', 'CAD', 'GBP'].flatMap((currency) =>
    ['users', 'flat', 'minutes', 'hipaa'].map((name) => `${name}-${currency.toLowerCase()}`),
  ),
};

/** Texts, a plain one first. The longest ones come from the schema. */
const TEXTS = ['Words', '{plan}', '   ', '\u200b', 'a\u00adb', '"><b>&amp;</b>'];

/** Pattern → values that match it at its limits. */
const BY_PATTERN: Readonly<Record<string, readonly string[]>> = {
  '^https://': ['https://www.acme.example', 'https://app.acme.example/a?b=c&d={e}#f', 'https://a'],
  '^[a-z]{2}-[A-Z]{2}$': ['en-US', 'en-GB', 'fr-CA', 'ar-EG'],
  "^[A-Za-z0-9]([A-Za-z0-9._%+'-]*[A-Za-z0-9])?@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+([a-z]{2,63}|xn--[a-z0-9-]{0,57}[a-z0-9])$":
    ['help@acme.example', '{brand}@acme.example'],
  '^(?=(.*[0-9]){5})[+0-9 ()-]{7,24}$': ['+1 (312) 555-0142', '       '],
  '^#[0-9a-fA-F]{6}$': ['#ffffff', '#000000', '#ffd400', '#777777', '#1f6feb'],
  '^[a-zA-Z]+$': ['startNow'],
  '^GTM-[A-Z0-9]{4,10}$': ['GTM-ABC123'],
  '^(?!(constructor|prototype)$)[a-z][a-z0-9-]*$': ['main-account'],
  '^(?=\\P{C}*$)\\P{C}*(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{P}\\p{Sm}\\p{Sc}\\p{Extended_Pictographic}]':
    TEXTS,
  '^(?=\\P{C}*$)\\P{C}*(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}]': [
    'Acme',
    '"><b>{brand}</b>',
    '日本',
  ],
};

/** Returns every setting with its values. Throws for one without known values. */
export function settingValues(): readonly SettingValues[] {
  const { definitions = {}, properties = {} } = readSchema('resolved-brand');
  const found: SettingValues[] = [...pageValues()];
  for (const [key, schema] of Object.entries(properties)) {
    if (!FIXED.includes(key)) visit(toPointer([key]), schema, !isRequired(key));
  }
  return found;

  function isRequired(key: string): boolean {
    return readSchema('resolved-brand').required?.includes(key) === true;
  }

  function visit(pointer: string, written: JsonSchema, isOptional: boolean): void {
    const schema = resolved(written);
    const named = NAMED[pointer];
    if (named !== undefined) found.push([pointer, named]);
    else if (schema.properties === undefined) {
      found.push([pointer, [...(isOptional ? [null] : []), ...valuesOf(pointer, schema)]]);
    } else {
      if (isOptional) {
        found.push([pointer, [null, ...wholesOf(schema)]]);
        return;
      }
      for (const [key, inner] of Object.entries(schema.properties)) {
        visit(pointer + toPointer([key]), inner, schema.required?.includes(key) !== true);
      }
    }
  }

  function resolved({ $ref, ...own }: JsonSchema): JsonSchema {
    const name = $ref?.replace('#/definitions/', '');
    return name === undefined ? own : { ...definitions[name], ...own };
  }

  /** Returns an object with its required keys, once with each value of each of its keys. */
  function wholesOf({ properties: inner = {}, required = [] }: JsonSchema): readonly JsonValue[] {
    const values = Object.entries(inner).map(
      ([key, schema]) => [key, valuesOf(key, resolved(schema))] as const,
    );
    const needed = values.filter(([key]) => required.includes(key));
    const whole = Object.fromEntries(needed.map(([key, [first = null]]) => [key, first]));
    return values.flatMap(([key, each]) => each.map((value) => ({ ...whole, [key]: value })));
  }

  function valuesOf(name: string, schema: JsonSchema): readonly JsonValue[] {
    const { enum: choices, items, maximum, maxLength, minimum, pattern, type } = schema;
    if (choices !== undefined) return fewOf(choices.map(String));
    if (type === 'boolean') return [true, false];
    if (minimum !== undefined && maximum !== undefined) return [minimum, maximum];
    if (type === 'array') {
      const each = fewOf((resolved(items ?? {}).enum ?? []).map(String));
      return [...(schema.minItems === undefined ? [[]] : []), ...each.map((it) => [it]), each];
    }
    const fitting = BY_PATTERN[pattern ?? ''];
    if (fitting === undefined) throw new Error(`Nothing is known to try as ${name}.`);
    const longest = maxLength !== undefined && fitting === TEXTS ? ['W'.repeat(maxLength)] : [];
    return [...fitting, ...longest];
  }
}

/** The first and the last option of a long list, because looks differ little. */
function fewOf(choices: readonly string[]): readonly string[] {
  return choices.length <= 6 ? choices : [...choices.slice(0, 2), ...choices.slice(-1)];
}
