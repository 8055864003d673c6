import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARDINAL_ERRORS } from '../../src/core/rules/errors/payment/cardProviderDetails.ts';
import { CARD_PROVIDER_ERRORS } from '../../src/core/rules/errors/payment/cardProviderErrors.ts';
import { isRecord } from '../../src/core/rules/json/isRecord.ts';

const require = createRequire(import.meta.url);
const sdk = dirname(require.resolve('braintree-web/package.json'));

/** The parts that this product loads, and the SDK's own parts below them. */
const USED = ['client', 'hosted-fields', 'lib', 'three-d-secure', 'us-bank-account'];

/** The parts that it does not load. A part added by an update is in neither list. */
const UNUSED = [
  'american-express',
  'apple-pay',
  'data-collector',
  'fastlane',
  'google-payment',
  'instant-verification',
  'local-payment',
  'masterpass',
  'payment-ready',
  'payment-request',
  'paypal',
  'paypal-checkout',
  'paypal-checkout-v6',
  'preferred-payment-methods',
  'sepa',
  'unionpay',
  'vault-manager',
  'venmo',
  'visa-checkout',
];

const files = readdirSync(sdk, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
  .map((entry) => relative(sdk, join(entry.parentPath, entry.name)).split(sep))
  .filter(([folder = '']) => USED.includes(folder))
  .map((path) => path.join('/'));

const errorFiles = files.filter((file) => file.endsWith('/errors.js'));

/** Returns every error that an SDK file declares: code → type. */
function declaredIn(file: string): [string, unknown][] {
  const declared: unknown = require(join(sdk, file));
  if (!isRecord(declared)) throw new Error(`${file} declares no errors.`);
  return Object.values(declared).flatMap((error) =>
    isRecord(error) && typeof error['code'] === 'string' ? [[error['code'], error['type']]] : [],
  );
}

/** Codes that appear in its sources outside those files. */
const spelledOut = files
  .filter((file) => !errorFiles.includes(file))
  .flatMap((file) => [...readFileSync(join(sdk, file), 'utf8').matchAll(/code: "([A-Z_0-9]+)"/g)])
  .flatMap(([, code]) => (code === undefined ? [] : [code]));

const declared = errorFiles.flatMap(declaredIn);

describe("the card provider's error table", () => {
  it("reads the installed SDK's own error files", () => {
    expect(errorFiles.toSorted()).toEqual([
      'client/errors.js',
      'hosted-fields/shared/errors.js',
      'lib/errors.js',
      'lib/frame-service/shared/errors.js',
      'three-d-secure/shared/errors.js',
      'us-bank-account/errors.js',
    ]);
    expect(declared.length).toBeGreaterThanOrEqual(70);
  });

  it('maps each code that the SDK declares or spells out, and no other', () => {
    const codes = [...declared.map(([code]) => code), ...spelledOut];
    expect(Object.keys(CARD_PROVIDER_ERRORS).toSorted()).toEqual(codes.toSorted());
  });

  it('knows every part of the SDK, used or not', () => {
    const parts = readdirSync(sdk, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['dist', 'node_modules'].includes(entry.name))
      .map((entry) => entry.name);
    expect(parts.toSorted()).toEqual([...USED, ...UNUSED].toSorted());
  });

  it("reports no visitor's mistake as an error, and every mistake in our settings", () => {
    const severities = new Map(
      Object.entries(CARD_PROVIDER_ERRORS).map(([code, [, , severity]]) => [code, severity]),
    );
    const loudCustomers = declared.filter(
      ([code, type]) => type === 'CUSTOMER' && severities.get(code) === 'error',
    );
    const quietSettings = declared.filter(
      ([code, type]) => type === 'MERCHANT' && severities.get(code) === 'info',
    );
    expect(loudCustomers).toEqual([]);
    // Closing the challenge is the visitor's choice, although the page passes it on.
    expect(quietSettings.map(([code]) => code)).toEqual([
      'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT',
      'THREEDS_NO_VERIFICATION_PAYLOAD',
    ]);
  });

  it("knows the bank check's numbers as the SDK does", () => {
    const source = readFileSync(
      join(sdk, 'three-d-secure/external/frameworks/songbird.js'),
      'utf8',
    );
    const cases = source.split('switch (data.ErrorNumber)')[1]?.split('default:')[0] ?? '';
    const numbers = cases.split('break;').flatMap((branch) => {
      const code = /errors\.(\w+)/.exec(branch)?.[1];
      return [...branch.matchAll(/case (\d+):/g)].map(([, number]) => [Number(number), code]);
    });
    expect(Object.fromEntries(numbers)).toEqual(CARDINAL_ERRORS);
  });
});
