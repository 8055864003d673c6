import { transaction } from 'mobx';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import type { BuiltBrand, BuiltLogo } from '../../core/contract/builtBrand.ts';
import type { PageInput, RenderedPage } from '../../core/contract/renderPage.ts';
import { escapeHtml } from '../../core/markup/escapeHtml.ts';
import { type PageBrand, presentBrand } from '../../core/rules/session/presentBrand.ts';
import { composedLayout } from '../../core/rules/visibility/composedLayout.ts';
import { layoutOffered } from '../../core/rules/visibility/layoutOffered.ts';
import { formatText } from '../../core/texts/formatText.ts';
import { samplesOf } from '../../core/texts/samples/samplesOf.ts';
import { textsFor } from '../../core/texts/textsFor.ts';
import { RootStore } from '../stores/RootStore.ts';
import { everyBrings } from '../widgets/generated/everyWidget.ts';
import type { Brings } from '../widgets/WidgetChunk.ts';
import { documentHead } from './document/documentHead.ts';
import { embedJson } from './document/embedJson.ts';
import { hashStyle } from './document/hashStyle.ts';
import { htmlAttributes, writeAttributes } from './document/htmlAttributes.ts';
import { pageAssets } from './document/pageAssets.ts';
import { shapeOf } from './document/pageShape.ts';
import { pageTitle } from './document/pageTitle.ts';
import { stylesOf } from './document/stylesOf.ts';
import { EMBEDDED } from './embedded/embeddedIds.ts';
import { neededOf } from './neededOf.ts';
import { Page } from './Page.tsx';
import { chunksOf, serverWidgets, widgetsOf } from './placedWidgets.tsx';
import { openQuestion } from './privacy/openQuestion.tsx';
import { CANNOT_START } from './sayCannotStart.ts';

enableStaticRendering(true);

/**
 * Renders a brand's whole page. Pure: the same input gives the same page. The page carries its
 * texts in its own language, with the brand's overrides, so its script contains none.
 */
export function renderPage({ built, data }: PageInput): RenderedPage {
  const { view } = data.pageConfig;
  const brand = brandOfPage(built, data);
  const texts = textsFor(brand);
  const { pageConfig: config, sessionInfo: session } = data;
  const widgets = widgetsOf(brand.layout, session.signupType);
  const { sent, rendered } = neededOf({ brand, config, session }, texts, widgets);
  const brings: Brings = Object.assign({}, ...widgets.map((name) => everyBrings[name]));
  const stores = new RootStore(rendered.brand, data, rendered.texts, brings);
  brings.prepare?.(stores);
  // Outside of one, each reading of a computed value computes it anew.
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
  const needsScript = formatText(texts.needsScript, { support: brand.support.email });
  const chunks = chunksOf(widgets);
  const title = pageTitle({ brand, texts, config, purpose: stores.purpose });
  const question = openQuestion(sent.brand, data.pageConfig);
  const attributes = htmlAttributes(built, view);
  const shape = shapeOf(widgets, config.payment?.methods ?? [], page, attributes);
  const { styles, hashes } = stylesOf(built, chunks, shape);
  const html = [
    `<!doctype html><html ${writeAttributes(attributes)}>`,
    `<head>${documentHead(built, title, chunks, styles)}${question?.style ?? ''}</head><body>`,
    `<noscript><p>${escapeHtml(needsScript)}</p></noscript>`,
    `<div id="${CANNOT_START}" role="alert" hidden><p>${escapeHtml(texts.cannotStart)} `,
    `<a href="">${escapeHtml(texts.reloadPage)}</a></p></div>`,
    question?.html ?? '',
    `<div id="root">${page}</div>`,
    embedJson(EMBEDDED.brand, { ...sent.brand, texts: sent.texts }),
    embedJson(EMBEDDED.session, data.sessionInfo),
    embedJson(EMBEDDED.error, data.errorInfo),
    embedJson(EMBEDDED.captcha, data.captchaSiteKeys),
    embedJson(EMBEDDED.page, data.pageConfig),
    `<script type="module" src="${pageAssets.script}"></script></body></html>`,
  ];
  const styleHashes = [...hashes, ...(question ? [hashStyle(question.css)] : [])];
  return { html: html.join(''), styleHashes };
}

/** The brand as its page knows it: its logo by the address that it is served from. */
function brandOfPage(built: BuiltBrand, data: PageInput['data']): PageBrand {
  const brand = presentBrand(built.brand, data.pageConfig.view, samplesOf(built.brand));
  const { theme } = built.brand;
  const { file: _file, fileOnDark: _fileOnDark, ...logo } = brand.logo;
  const { illustration } = theme.signature;
  return {
    ...brand,
    // What has to be chosen expressly needs a box.
    ...(data.pageConfig.firstTitles && { agreement: { ...brand.agreement, checkbox: true } }),
    layout: composedLayout(
      layoutOffered(brand.layout, data, brand),
      theme,
      data.sessionInfo.signupType,
    ),
    logo: {
      ...logo,
      ...filesOf(built.logo),
    },
    ...(built.illustration && illustration
      ? { illustration: { ...illustration, ...filesOf(built.illustration) } }
      : {}),
  };
}

function filesOf({ object, objectOnDark }: BuiltLogo) {
  return {
    file: `/brand-assets/${object}`,
    ...(objectOnDark ? { fileOnDark: `/brand-assets/${objectOnDark}` } : {}),
  };
}
