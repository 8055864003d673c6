import world from 'libphonenumber-js/min/metadata';
import { splitNumberingPlans } from './splitNumberingPlans.ts';

/**
 * The files that `npm run generate` makes from the library's data: file name → content. The calling
 * codes are part of the page's first script; each zone's plans are loaded when they are needed.
 */
export function generatedPhoneFiles(): ReadonlyMap<string, string> {
  const codes = Object.entries(world.country_calling_codes).map(
    ([callingCode, countries]) => callingCode + countries.join(''),
  );
  const files = new Map([['callingCodes.ts', callingCodesModule(codes.join(' '))]]);
  for (const [zone, data] of splitNumberingPlans(world)) {
    files.set(`zone-${zone}.json`, `${JSON.stringify(data)}\n`);
  }
  return files;
}

function callingCodesModule(codes: string): string {
  return [
    '/** Each calling code with its countries. Generated from libphonenumber-js: npm run generate */',
    'export const CALLING_CODES =',
    `  '${codes}';`,
    '',
  ].join('\n');
}
