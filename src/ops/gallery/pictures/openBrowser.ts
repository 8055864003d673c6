import { type Browser, chromium } from 'playwright';
import { pinnedFonts } from './pinnedFonts.ts';

const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Switches off what depends on the machine's screen and settings.
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/**
 * Opens a browser that draws the same on every machine. `folder` holds its files while it is open.
 */
export async function openBrowser(executablePath: string, folder: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...ARGS],
    env: { ...process.env, FONTCONFIG_FILE: await pinnedFonts(folder) },
  });
}
