import { expect, it } from 'vitest';
import { languageName } from './languageName.ts';

it.each([
  ['en-CA', ['en-CA', 'fr-CA'], 'English'],
  ['fr-CA', ['en-CA', 'fr-CA'], 'Français'],
  ['es-US', ['en-US', 'es-US'], 'Español'],
  ['en-GB', ['en-US', 'en-GB'], 'English (United Kingdom)'],
  ['fr-FR', ['fr-CA', 'fr-FR'], 'Français (France)'],
])('%s beside %j is called %s', (tag, beside, name) => {
  expect(languageName(tag, beside)).toBe(name);
});
