import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.breach.ts'],
    setupFiles: ['../../../setup/failOnConsole.ts'],
  },
});
