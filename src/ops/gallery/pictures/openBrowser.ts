import { type Browser, chromium } from 'playwright';
import { pinnedFonts } from './pinnedFonts.ts';

const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // What would be drawn by the machine's own screen and settings.
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** A browser that draws the same on every machine. `folder` holds what it needs while it is open. */
export async function openBrowser(executablePath: string, folder: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...ARGS],
    env: { ...process.env, FONTCONFIG_FILE: await pinnedFonts(folder) },
  });
}
