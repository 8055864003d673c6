import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import type { PageData } from '../../../src/core/contract/generated/session.ts';
import { type Embedded, readEmbedded } from '../../../src/page/app/embedded/readEmbedded.ts';
import { renderPage } from '../../../src/page/app/renderPage.tsx';
import { createFlows } from '../../../src/page/flows/createFlows.ts';
import { FlowsContext } from '../../../src/page/flows/FlowsContext.ts';
import type { PaymentNeeds } from '../../../src/page/flows/paymentNeeds.ts';
import { RootStore } from '../../../src/page/stores/RootStore.ts';
import { StoresContext } from '../../../src/page/stores/StoresContext.ts';
import { type StoresFor, storesFor } from '../../../src/page/stores/StoresFor.ts';
import { everyBrings } from '../../../src/page/widgets/generated/everyWidget.ts';
import type { Brings } from '../../../src/page/widgets/WidgetChunk.ts';
import { aBuiltBrand } from '../brands/aBuiltBrand.ts';
import { FakeProviders } from './FakeProviders.ts';

const { createPaymentStore, ...brings }: Brings = Object.assign({}, ...Object.values(everyBrings));

/**
 * Renders a page on the server once. Returns a function that opens it any number of times, with
 * only the data sent.
 */
export function aSentPage(brand: Brand, data: PageData) {
  const { html } = renderPage({ built: aBuiltBrand({ brand }), data });
  const sent = new DOMParser().parseFromString(html, 'text/html');
  return () => openedPage(readEmbedded(sent));
}

function openedPage(embedded: Embedded) {
  const { payment } = embedded.data.pageConfig;
  const whole = new RootStore(embedded.brand, embedded.data, embedded.texts, {
    ...brings,
    ...(payment !== null && createPaymentStore && { createPaymentStore }),
  });
  // A page with payment received what its payment form reads.
  const stores: StoresFor<PaymentNeeds> = storesFor<PaymentNeeds>(whole);
  const providers = new FakeProviders();
  const flows = createFlows({ stores, providers });
  const show = (part: ReactNode) =>
    render(
      <StoresContext value={stores}>
        <FlowsContext value={flows}>{part}</FlowsContext>
      </StoresContext>,
    );
  return { stores, providers, flows, show };
}

export type SentPage = ReturnType<typeof openedPage>;
