import type { Brand } from '../../contract/generated/brand.ts';

/** The path of each market's error page. */
export const ERROR_PATHS = {
  US: '/error',
  CA: '/ca/error',
  UK: '/uk/error',
} as const satisfies Readonly<Record<Brand['market'], string>>;
