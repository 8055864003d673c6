import { renderToString } from 'react-dom/server';
import type { PageConfig } from '../../../core/contract/generated/session.ts';
import type { ShellBrand } from '../../stores/shellNeeds.ts';
import { ConsentNotice } from './ConsentNotice.tsx';
import css from './privacy.css?inline';
import { privacyNotice } from './privacyNotice.ts';

/**
 * Renders the question about measuring on the server, so that it comes with the page and moves
 * nothing. Null when the question is not open. Only here its styles are inline.
 */
export function openQuestion(
  brand: Pick<ShellBrand, 'late'>,
  config: Pick<PageConfig, 'measurement'>,
): { readonly html: string; readonly css: string; readonly style: string } | null {
  if (config.measurement.consent !== 'open') return null;
  const notice = renderToString(<ConsentNotice {...privacyNotice(brand, config)} />);
  return { html: `<div id="privacy">${notice}</div>`, css, style: `<style>${css}</style>` };
}
