import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountSummary, PlacedOrder } from '../../core/contract/generated/session.ts';
import { PREFILLED_FIELDS } from '../../core/fields/fieldRecords.ts';
import { valuesBy } from '../../core/fields/valuesBy.ts';
import type { ServerDeps } from '../ServerDeps.ts';
import type { Visit } from '../session/readVisit.ts';
import { sendPage } from './sendPage.ts';

export interface PlacedPage {
  readonly visit: Visit;
  readonly placed: PlacedOrder;
  /** The account whose plan the order changed; absent for a sign-up. */
  readonly account?: AccountSummary;
}

/** Shows what a visitor has ordered, instead of the form. */
export function sendPlacedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
  { placed, visit, ...page }: PlacedPage,
): Promise<FastifyReply> {
  // The activation mail can be requested again. What the link fills in is not needed here.
  const prefill = { ...valuesBy(PREFILLED_FIELDS, () => ''), email: placed.email };
  return sendPage(request, reply, deps, {
    view: 'placed',
    visit: { ...visit, prefill },
    placed,
    ...page,
  });
}
