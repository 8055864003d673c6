import { defineConfig } from 'vitest/config';

/**
 * Only the rules' own tests, for a mutation run: no page, no server, few cases for each property.
 */
export default defineConfig({
  test: {
    environment: 'node',
    env: { MUTATION: '1' },
    include: ['src/core/{fields,rules/prices,rules/fields,rules/eligibility}/**/*.test.ts'],
    setupFiles: ['tests/setup/failOnConsole.ts'],
  },
});
