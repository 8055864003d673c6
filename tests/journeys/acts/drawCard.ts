import type { Locator, Page } from 'playwright/test';
import { CardForm } from '../../../src/ops/gallery/visitor/CardForm.ts';

/** A sign-up with a card payment. */
export const PAID = '/signup?signupType=paid';

/** The element for a card field's frame, by the field's label. */
export function place(page: Page, label: string): Locator {
  return page.getByRole('group', { name: label, exact: true });
}

/** Scrolls to the card form and waits until its fields are drawn. */
export async function drawCard(page: Page): Promise<CardForm> {
  const card = new CardForm(page);
  await place(page, 'Card number').scrollIntoViewIfNeeded();
  await card.field('number').waitFor();
  return card;
}
