import type { Page } from 'playwright/test';

/**
 * Returns the names of the controls that the browser reports as wrong to screen readers. It may do
 * so without an attribute of the page, as of a required list with nothing selected.
 */
export async function saidInvalid(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((it) => it.properties?.some(({ name, value }) => isWrong(name, String(value.value))))
    .map((it) => String(it.name?.value));
}

function isWrong(property: string, value: string): boolean {
  return property === 'invalid' && value !== 'false';
}
