/** One room under src/, with the rooms and packages that its files may import. */
export interface Room {
  readonly path: string;
  /** Paths of rooms, or groups of rooms, that this room may import besides itself. */
  readonly rooms: readonly string[];
  /** Names of packages. A trailing `*` matches the rest of a name. */
  readonly packages?: readonly string[];
  /** Whether its files may import Node's own modules. False for code that runs in a browser. */
  readonly node?: boolean;
  /** The part of a browser room that only the server calls, and that may import Node's modules. */
  readonly nodeIn?: string;
}

/** The import table. Everything that it does not list is refused. */
export const ROOMS: readonly Room[] = [
  { path: 'core/contract', rooms: [] },
  { path: 'core/rules', rooms: ['core/contract'], packages: ['libphonenumber-js', 'stdnum'] },
  {
    path: 'core/texts',
    rooms: ['core/contract'],
    packages: ['@formatjs/icu-messageformat-parser'],
  },
  { path: 'core/markup', rooms: [] },
  { path: 'core/fields', rooms: ['core/rules', 'core/texts', 'core/contract'] },
  { path: 'core/brand', rooms: ['core/rules', 'core/contract'] },
  {
    path: 'core/mails',
    rooms: ['core/fields', 'core/rules', 'core/texts', 'core/markup', 'core/contract'],
  },
  { path: 'page/stores', rooms: ['core'], packages: ['mobx', 'react'] },
  {
    path: 'page/providers',
    rooms: ['core'],
    packages: ['libphonenumber-js', '@sentry/browser'],
  },
  {
    path: 'page/flows',
    rooms: ['page/stores', 'page/providers', 'core'],
    packages: ['mobx', 'react'],
  },
  {
    path: 'page/ui',
    rooms: ['core/contract', 'core/texts'],
    packages: ['react', 'downshift'],
  },
  {
    path: 'page/renderer',
    rooms: ['page/stores', 'page/ui', 'core'],
    packages: ['react', 'mobx', 'mobx-react-lite'],
  },
  {
    path: 'page/payment',
    rooms: ['page/flows', 'page/providers', 'page/stores', 'page/ui', 'core'],
    packages: ['react', 'mobx', 'mobx-react-lite', 'braintree-web'],
  },
  {
    path: 'page/widgets',
    rooms: ['page/payment', 'page/renderer', 'page/flows', 'page/stores', 'page/ui', 'core'],
    packages: ['react', 'mobx', 'mobx-react-lite'],
  },
  {
    path: 'page/app',
    rooms: ['page', 'core'],
    nodeIn: 'document',
    packages: ['react', 'react-dom', 'mobx', 'mobx-react-lite'],
  },
  {
    path: 'server',
    rooms: ['core'],
    packages: [
      'fastify',
      '@fastify/*',
      'kysely',
      'pg',
      'nodemailer',
      'gocardless-nodejs',
      'pino',
      'prom-client',
      'rate-limiter-flexible',
      'lru-cache',
      'negotiator',
      'openid-client',
      'braintree',
    ],
    node: true,
  },
  {
    path: 'sandbox',
    rooms: ['core/contract', 'core/markup'],
    packages: [
      'fastify',
      '@fastify/*',
      'smtp-server',
      'jose',
      'postal-mime',
      'card-validator',
      'framebus',
      'restricted-input',
    ],
    node: true,
  },
  {
    path: 'ops/brand-files',
    rooms: ['core', 'ops/schemas'],
    packages: [
      'ajv',
      '@humanwhocodes/momoa',
      '@resvg/resvg-wasm',
      'chokidar',
      'colorjs.io',
      'csv-parse',
      'csv-stringify',
      'marked',
      'picocolors',
      'svgo',
      'xliff',
    ],
    node: true,
  },
  {
    path: 'ops/commands',
    rooms: ['core', 'ops/brand-files', 'ops/schemas'],
    packages: ['vite', 'vitest', 'playwright', 'postcss', 'subset-font', '@swc/core'],
    node: true,
  },
  { path: 'ops/schemas', rooms: ['core'], packages: ['json-schema-to-typescript'], node: true },
  {
    path: 'ops/studio',
    rooms: ['page', 'core', 'ops/brand-files'],
    packages: ['react', 'react-dom', '@rjsf/*', '@fontsource-variable/*', 'fastify'],
    node: true,
  },
  {
    path: 'ops/gallery',
    rooms: ['page', 'core', 'ops/brand-files'],
    packages: ['react', 'react-dom', 'playwright', 'axe-core', 'pixelmatch', 'pngjs'],
    node: true,
  },
];

/** Packages that only one part of a room may import: the package → the only files that may. */
export const NARROWED: readonly { readonly package: string; readonly files: string }[] = [
  {
    package: 'react',
    files: '^src/(page/(ui|renderer|payment|widgets|app)/|ops/|page/\\w+/\\w+Context\\.ts)',
  },
  { package: '@formatjs/icu-messageformat-parser', files: '^src/core/texts/icu/' },
  { package: 'gocardless-nodejs', files: '^src/server/gateways/' },
  { package: '@resvg/resvg-wasm', files: '^src/ops/brand-files/logo/' },
  { package: 'svgo', files: '^src/ops/brand-files/logo/plain/' },
  { package: 'prom-client', files: '^src/server/metrics/' },
  { package: 'csv-parse', files: '^src/ops/brand-files/translations/exchange/' },
  { package: 'csv-stringify', files: '^src/ops/brand-files/translations/exchange/' },
  { package: 'xliff', files: '^src/ops/brand-files/translations/exchange/' },
  { package: 'chokidar', files: '^src/ops/brand-files/watch/' },
  { package: 'playwright', files: '^src/ops/(gallery/|commands/tests/findBrowser)' },
  { package: 'libphonenumber-js', files: '^src/(core/rules/phone|page/providers/)' },
  { package: 'stdnum', files: '^src/core/rules/questions/taxNumbers/' },
  { package: 'braintree', files: '^src/server/gateways/payments/' },
  { package: 'braintree-web', files: '^src/page/payment/(card-provider|methods/[^/]+/provider)/' },
  { package: '@sentry/browser', files: '^src/page/providers/reports/' },
  { package: 'react-dom', files: '^src/(page/app|ops/(studio|gallery))/' },
];
