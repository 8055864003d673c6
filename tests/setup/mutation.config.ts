import { defineConfig } from 'vitest/config';

/** The rules' own tests, for a mutation run: no page, no server, few cases a property. */
export default defineConfig({
  test: {
    environment: 'node',
    env: { MUTATION: '1' },
    include: ['src/core/{fields,rules/prices,rules/fields,rules/eligibility}/**/*.test.ts'],
    setupFiles: ['tests/setup/failOnConsole.ts'],
  },
});
