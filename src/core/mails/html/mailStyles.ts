import { Html } from '../../markup/html.ts';
import type { MailColours } from '../mailColours.ts';

/**
 * Returns a mail's style sheet, for programs that read one: narrower margins on a phone, and the
 * brand's dark colours. Other programs use the inline styles.
 */
export function mailStyles(schemes: string, dark: MailColours | null): Html {
  const narrow = [
    '.around{padding:16px 8px!important}',
    '.inner{padding-left:20px!important;padding-right:20px!important}',
    '.logo{padding-left:12px!important;padding-right:12px!important}',
    '.title{padding-left:20px!important;padding-right:8px!important}',
    '.on-band{font-size:21px!important}',
    '.picture{width:124px!important;padding-right:8px!important}',
    '.picture img{width:124px!important;height:auto!important}',
  ].join('');
  // Colours are checked to be hexadecimal, so none can end the style sheet.
  return new Html(
    [
      `:root{color-scheme:${schemes};supported-color-schemes:${schemes}}`,
      `@media (max-width:520px){${narrow}}`,
      ...(dark === null ? [] : [`@media (prefers-color-scheme:dark){${darkRules(dark)}}`]),
    ].join('\n'),
  );
}

function darkRules(dark: MailColours): string {
  return [
    `.panel{background:${dark.panel}!important}`,
    `.on-panel{color:${dark.onPanel}!important}`,
    `.ground,.card{background:${dark.surface}!important}`,
    `.band{background:${dark.band}!important}`,
    `.on-band{color:${dark.onBand}!important}`,
    `.ink{color:${dark.ink}!important}`,
    `.soft{color:${dark.inkSoft}!important}`,
    `.rule{border-color:${dark.rule}!important}`,
    `.action{background:${dark.accent}!important}`,
    `.on-action{color:${dark.onAccent}!important}`,
    `.link{color:${dark.accentText}!important}`,
  ].join('');
}
