import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A font from a locked package replaces the machine's own fonts. */
const FONT = '@expo-google-fonts/inter';

/**
 * Writes a fontconfig configuration with only one font and none of the machine's settings. The
 * browser gets its path as FONTCONFIG_FILE. Brands' own fonts are loaded by their pages.
 */
export async function pinnedFonts(folder: string): Promise<string> {
  const fonts = dirname(fileURLToPath(import.meta.resolve(`${FONT}/package.json`)));
  const file = join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, 'fonts')}</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`,
  );
  return file;
}
