import { transaction } from 'mobx';
import { renderToString } from 'react-dom/server';
import { type PageInput, type RenderedPage, wholeHtml } from '../../core/contract/renderPage.ts';
import { pageKind } from '../../core/rules/session/pageKind.ts';
import { RootStore } from '../stores/RootStore.ts';
import { embedJson } from './document/embedJson.ts';
import { hashStyle } from './document/hashStyle.ts';
import { pageAssets } from './document/pageAssets.ts';
import { EMBEDDED } from './embedded/embeddedIds.ts';
import { Page } from './Page.tsx';
import { partsOf } from './pageParts.ts';
import { serverWidgets } from './placedWidgets.tsx';
import { openQuestion } from './privacy/openQuestion.tsx';

interface RenderedHtml extends RenderedPage {
  /** The whole document. */
  readonly html: string;
}

/** Address of the script that starts every page. */
export const entryScript = pageAssets.script;

/**
 * Renders a brand's complete page. Pure: the same input gives the same page. The page contains its
 * texts in its language, with the brand's overrides, so that its script contains none.
 */
export function renderPage({ built, data }: PageInput): RenderedHtml {
  const parts = partsOf(built, pageKind(data));
  const { brings, rendered, sent } = parts;
  const stores = new RootStore(rendered.brand, data, rendered.texts, brings);
  brings.prepare?.(stores);
  stores.contact.setEarly(true);
  // Outside a transaction, each read of a computed value would compute it again.
  const page = transaction(() =>
    renderToString(
      <Page
        stores={stores}
        flows={null}
        registry={serverWidgets}
        onWidgetProblem={() => undefined}
      />,
    ),
  );
  const head = parts.headOf(page);
  const question = openQuestion(sent.brand, data.pageConfig);
  const pieces = [
    head.bytes,
    `${question?.style ?? ''}</head><body>${parts.notices}${question?.html ?? ''}<div id="root">${page}</div>`,
    parts.brand,
    embedJson(EMBEDDED.session, data.sessionInfo),
    embedJson(EMBEDDED.error, data.errorInfo),
    embedJson(EMBEDDED.captcha, data.captchaSiteKeys),
    embedJson(EMBEDDED.page, data.pageConfig),
    // Async, because Chromium delays the first paint for a deferred script that is still loading.
    `<script type="module" async src="${entryScript}"></script></body></html>`,
  ];
  const styleHashes = question ? [...head.styleHashes, hashStyle(question.css)] : head.styleHashes;
  return {
    pieces,
    get html() {
      return wholeHtml(pieces);
    },
    styleHashes,
  };
}
