import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import widgets from '../../schemas/widgets.schema.json';

const root = join(import.meta.dirname, '../..');

/** A name with a hyphen is a widget's alone; others, such as 'email', mean much else besides. */
const NAMES = widgets.enum.filter((name) => name.includes('-'));

/** Adding a widget touches, besides its own folder, the schema and one of these. */
const SCHEMA = 'schemas/widgets.schema.json';
const REGISTRIES = [
  'src/page/widgets/registry.ts',
  'src/page/app/afterSignUpPart.ts',
  'src/page/app/extrasPart.ts',
  'src/page/app/paymentPart.ts',
];

/** What else speaks of a widget by its name: which field it asks for, that no page lacks it, which part it needs. */
const fieldFile = (name: string) => `src/core/fields/${name}/${name}.ts`;
const PAGE_CHECK = 'src/ops/brand-files/checks/checkPageWidgets.ts';
/** Nothing of them may be offered. */
const OFFERED = 'src/core/rules/visibility/layoutOffered.ts';
/** The server alone renders it. */
const KEPT = 'src/page/app/keptWidgets.ts';
const NAMED_BY_A_RULE: Readonly<Record<string, string | readonly string[]>> = {
  'add-ons': [OFFERED, 'src/page/app/lazyParts.ts'],
  'brand-logo': KEPT,
  'company-name': fieldFile('companyName'),
  'full-name': fieldFile('fullName'),
  'ivr-plan': [OFFERED, 'src/page/app/lazyParts.ts'],
  'legal-footer': KEPT,
  'phone-number': fieldFile('phoneNumber'),
  'payment-method': ['src/page/app/lazyParts.ts', PAGE_CHECK],
  'robot-check': PAGE_CHECK,
  'social-sign-up': [KEPT, OFFERED, PAGE_CHECK],
  'support-contact': KEPT,
};

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** Made by npm run generate. */
const isGenerated = (path: string) =>
  /^schemas\/(brand|layer)\.schema\.json$|\/contract\/generated\//.test(path);

/** The product's own sources, by their paths. Brand files are what a widget is for, not its code. */
async function sources(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for await (const path of glob('{src/**/*.{ts,tsx},schemas/*.json}', { cwd: root })) {
    if (isTest(path) || isGenerated(path)) continue;
    found.set(path, await readFile(join(root, path), 'utf8'));
  }
  return found;
}

/** Which files outside a widget's folder name it. */
function namersOf(name: string, files: ReadonlyMap<string, string>): string[] {
  const quoted = new RegExp(`['"]${name}['"]`);
  const others = [...files].filter(([path]) => !path.startsWith(`src/page/widgets/${name}/`));
  return others.flatMap(([path, text]) => (quoted.test(text) ? [path] : [])).toSorted();
}

it('names a widget in two files outside its own folder, but where a rule speaks of it', async () => {
  const files = await sources();
  const namers = Object.fromEntries(NAMES.map((name) => [name, namersOf(name, files)]));
  const expected = NAMES.map((name) => {
    const rule = NAMED_BY_A_RULE[name];
    const registry = REGISTRIES.find((file) => namers[name]?.includes(file)) ?? REGISTRIES;
    return [name, [SCHEMA, registry, rule ?? []].flat().toSorted()];
  });
  expect(namers).toEqual(Object.fromEntries(expected));
});

it('finds a file that names a widget, but for those in its own folder', () => {
  const files = new Map([
    ['src/page/widgets/add-ons/AddOns.tsx', "'add-ons'"],
    ['src/page/renderer/order.ts', "const first = ['add-ons'];"],
    ['src/page/renderer/other.ts', "'add-ons-more'"],
  ]);
  expect(namersOf('add-ons', files)).toEqual(['src/page/renderer/order.ts']);
});
