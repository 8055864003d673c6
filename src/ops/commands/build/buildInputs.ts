/** The sources of every part that is bundled, and what bundles them. */
const BUNDLED = [
  'src/core/**/*',
  'src/ops/commands/build/**/*',
  'package-lock.json',
  'tsconfig.json',
];

/** Glob patterns, from the project's root, of all files that the build of each part reads. */
export const BUILD_INPUTS = {
  brands: ['{brands,schemas,src/ops/brand-files,src/core}/**/*', 'package-lock.json'],
  page: ['src/page/**/*', 'vite.config.ts', ...BUNDLED],
  sandbox: ['src/sandbox/braintree/browser/**/*', ...BUNDLED],
  // With the page's own names for what it keeps and shows, which the preview reads.
  studio: ['src/{ops/studio,page}/**/*', ...BUNDLED],
} as const;
