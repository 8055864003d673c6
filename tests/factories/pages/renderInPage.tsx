import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Brand } from '../../../src/core/contract/generated/brand.ts';
import type { PageData } from '../../../src/core/contract/generated/session.ts';
import { FlowsContext } from '../../../src/page/flows/FlowsContext.ts';
import { StoresContext } from '../../../src/page/stores/StoresContext.ts';
import { aPage, type TestPage } from './aPage.ts';

/** Renders a part of a page with the stores and flows of a whole one, over fake providers. */
export function renderInPage(
  part: ReactNode,
  brand?: Brand,
  data?: PageData,
): TestPage & RenderResult {
  const page = aPage(brand, data);
  const result = render(
    <StoresContext value={page.stores}>
      <FlowsContext value={page.flows}>{part}</FlowsContext>
    </StoresContext>,
  );
  return { ...page, ...result };
}
