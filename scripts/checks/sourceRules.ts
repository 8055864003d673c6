import session from '../../schemas/session.schema.json' with { type: 'json' };

/** A text that no committed file may contain, and why. */
export interface SourceRule {
  readonly name: string;
  readonly files: RegExp;
  readonly pattern: RegExp;
  readonly why: string;
}

const CODE = /^(src|scripts|tests)\/.*\.(ts|tsx|mjs)$/;
const TESTS = /^(src|scripts|tests)\/.*\.(test|spec)\.tsx?$/;
const PRODUCT = /^(?!.*\.test\.tsx?$)(src|scripts|brands|schemas|docs|[^/]+$)/;

/** The payment methods' names in the API, as alternatives of a pattern. */
const METHODS = session.definitions.paymentMethod.enum.join('|');

/** The places that may name a payment method. No other code may distinguish methods. */
const METHOD_PLACES = [
  'core/contract/generated',
  'core/mails/samples',
  'core/rules/paymentMethods',
  'core/texts/paymentMethods',
  'page/payment/methods',
  'server/gateways',
  'server/orders/methods',
];

/** A physical side: a property or a value of it, or four values whose second and fourth differ. */
const SIDES = new RegExp(
  [
    '(^|[\\s;{])(left|right)\\s*:',
    '(margin|padding|border|top|bottom)-(left|right)\\b',
    '(text-align|float|clear)\\s*:\\s*(left|right)\\b',
    '(inset|margin|padding)\\s*:\\s*\\S+\\s+(?<second>\\S+)\\s+\\S+\\s+(?!\\k<second>\\s*;)[^\\s;]+\\s*;',
  ].join('|'),
);

export const SOURCE_RULES: readonly SourceRule[] = [
  {
    name: 'machine-path',
    files: PRODUCT,
    pattern: /(?<![\w.$}])\/(home|Users|tmp|root|private|var\/folders)\/[\w.-]/,
    why: 'a path of one machine is on no other',
  },
  {
    name: 'locked-host',
    files: /(^|\/)package-lock\.json$/,
    pattern: /"resolved":\s*"https?:/,
    why: 'the lockfile names packages and their integrity, not where one machine fetched them',
  },
  {
    name: 'skipped-test',
    files: TESTS,
    pattern: /\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fixme|fails|skipIf|runIf)\b/,
    why: 'every test runs, on every machine',
  },
  {
    name: 'short-absence',
    files: TESTS,
    pattern: /\.not\.to(Match|Contain)\(['"`/](.*\|)?(\\[ds][?+*]?|[\da-f]){1,6}(\|.*)?['"`/]/,
    why: 'an id, a hash or a time contains few digits by chance: look for seven, or whole words',
  },
  {
    name: 'suppression',
    files: CODE,
    pattern:
      /(biome|v8|istanbul|c8)[ -]ignore|(oxlint|eslint)-disable|@ts-(ignore|expect-error|nocheck)/,
    why: 'a rule is obeyed or changed, not silenced',
  },
  {
    name: 'to-do',
    files: CODE,
    pattern: /\b(TODO|FIXME|XXX)\b/,
    why: 'what is left to do is an issue, not a comment',
  },
  {
    name: 'blocking-compression',
    // A provider's answer has to be read before its connection goes on, and is short.
    files: /^src\/server\/(?!gateways\/inflateAnswer\.ts$)(?!.*\.test\.tsx?$).*\.tsx?$/,
    pattern: /\b(brotli|deflate|gzip|gunzip|inflate|unzip|zstd)\w*Sync\b/,
    why: 'compression works on a thread of its own, so that other requests are answered meanwhile',
  },
  {
    name: 'sequence',
    files: /^src\/server\/(?!.*\.test\.tsx?$).*\.tsx?$/,
    pattern:
      /\b(autoincrement|(big|small)?serial|nextval|(create|alter) sequence|generated (always|by default) as identity|(generatedAlways|generatedByDefault|asIdentity|identity)(?=\(\))|last_insert_rowid|lastInsertRowid|rowid)\b/i,
    why: 'no key is a sequence: an engine that spreads rows over machines has none to count by',
  },
  {
    name: 'payment-method',
    files: new RegExp(
      `^src/(?!(${METHOD_PLACES.join('|')})/)(core|ops|page|server)/(?!.*\\.test\\.tsx?$).*\\.tsx?$`,
    ),
    pattern: new RegExp(`'(${METHODS})'|\\b(${METHODS}): `),
    why: "what differs by payment method is read from the method's record, so that another method is a folder",
  },
  {
    name: 'side-by-name',
    files: /^src\/page\/.*\.css$/,
    pattern: SIDES,
    why: 'a page from right to left has its start on the right: say inline-start and inline-end',
  },
];
