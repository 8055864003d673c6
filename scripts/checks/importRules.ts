import type { IForbiddenRuleType } from 'dependency-cruiser';
import { NARROWED, ROOMS, type Room } from './importTable.ts';

/** Tests may use test tools and factories. Product code may not. */
const TESTS = '\\.test\\.tsx?$';

/** The import table as rules. Each says what it refuses, and why in one sentence. */
export function importRules(): IForbiddenRuleType[] {
  return [
    {
      name: 'cycle',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolved',
      comment: 'The imported file or package is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(inline|raw|url)$' },
    },
    {
      name: 'widget-to-widget',
      comment: 'A widget stands alone; what two share lives in ui, renderer or core.',
      severity: 'error',
      // The files of `npm run generate` import all of them.
      from: { path: '^src/page/widgets/(?!generated/)([^/]+)/' },
      to: { path: '^src/page/widgets/[^/]+/', pathNot: '^src/page/widgets/$1/' },
    },
    {
      name: 'method-to-method',
      comment: 'A payment method stands alone; what two share lies beside the methods.',
      severity: 'error',
      from: { path: '^src/page/payment/methods/([^/]+)/' },
      to: {
        path: '^src/page/payment/methods/[^/]+/',
        pathNot: '^src/page/payment/methods/$1/',
      },
    },
    {
      name: 'product-to-tooling',
      comment: 'The product needs neither its tests nor its scripts.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: ['^(tests|scripts)/', TESTS] },
    },
    ...ROOMS.flatMap(roomRules),
    ...NARROWED.map(
      (it): IForbiddenRuleType => ({
        name: `only-there:${it.package}`,
        comment: `Only ${it.files} may import ${it.package}.`,
        severity: 'error',
        from: { path: '^src/', pathNot: [TESTS, it.files] },
        to: { path: packagePath(it.package) },
      }),
    ),
  ];
}

function roomRules(room: Room): IForbiddenRuleType[] {
  const from = { path: `^src/${room.path}/` };
  const product = { ...from, pathNot: TESTS };
  const allowed = [room.path, ...room.rooms].map((path) => `^src/${path}/`);
  const packages = (room.packages ?? []).map(packagePath);
  return [
    {
      name: `room:${room.path}`,
      comment: `${room.path} may import ${room.rooms.join(', ') || 'no other room'}.`,
      severity: 'error',
      from,
      to: { path: '^src/', pathNot: allowed },
    },
    {
      name: `package:${room.path}`,
      comment: `${room.path} may import ${room.packages?.join(', ') ?? 'no package'}.`,
      severity: 'error',
      from: product,
      to: { path: 'node_modules/', ...(packages.length === 0 ? {} : { pathNot: packages }) },
    },
    ...(room.node === true ? [] : [withoutNode(room, product)]),
  ];
}

function withoutNode(room: Room, from: IForbiddenRuleType['from']): IForbiddenRuleType {
  return {
    name: `node:${room.path}`,
    comment: `${room.path} runs in a browser, where Node's modules are not.`,
    severity: 'error',
    from: room.nodeIn ? { ...from, pathNot: [TESTS, `^src/${room.path}/${room.nodeIn}/`] } : from,
    to: { dependencyTypes: ['core'] },
  };
}

function packagePath(name: string): string {
  const pattern = name.endsWith('*') ? `${name.slice(0, -1)}[^/]+` : name;
  return `node_modules/(@types/)?${pattern.replaceAll('.', '\\.')}/`;
}
