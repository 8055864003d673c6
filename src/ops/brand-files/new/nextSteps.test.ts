import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BRANDS } from '../verbs/readFolderOption.ts';
import { nextSteps } from './nextSteps.ts';

it("names the port that npm run dev listens on, for a brand in the project's own folder", () => {
  const written = {
    brand: join(BRANDS, 'tea.json'),
    catalogue: null,
    logo: join(BRANDS, 'logos/tea.svg'),
  };
  const logo = { svg: '', width: 1, height: 1 };
  const made = { text: '{}', value: {}, sellsItsCategory: true, catalogue: null, logo };

  expect(nextSteps('tea', written, made, new Set(), BRANDS, '4830')).toContain(
    'npm run dev, then http://tea.localhost:4830/signup',
  );
});
