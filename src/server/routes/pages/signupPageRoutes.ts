import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../../errors/CallError.ts';
import { searchOf } from '../../http/address/searchOf.ts';
import { siteOf } from '../../http/Site.ts';
import { leadOfVisit } from '../../leads/leadOfVisit.ts';
import { asksForOrderOnly } from '../../pages/cache/firstViewName.ts';
import { sendSignUpPage } from '../../pages/sendSignUpPage.ts';
import { signupPayment } from '../../pages/signupPayment.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { first, type PageQuery, readVisit } from '../../session/readVisit.ts';
import type { VisitorSession } from '../../session/sealSession.ts';
import { ensureSession } from '../../session/visitorSession.ts';
import { withTypeOfPlan } from '../../session/withTypeOfPlan.ts';
import { accountOfSession } from '../../storage/accounts/accountOfSession.ts';
import { withRowKnown } from '../../storage/withRowKnown.ts';

/**
 * The sign-up page, and the start page of a brand that has one. Viewing either does not write to
 * the database.
 */
export function signupPageRoutes(app: FastifyInstance, deps: ServerDeps): void {
  app.get('/', async (request, reply) => {
    return reply.redirect(`/signup${searchOf(request)}`, 302);
  });

  app.get<{ Querystring: PageQuery }>('/signup', (request, reply) =>
    answerSignUp(request, reply, deps, { query: request.query, isStart: false }),
  );

  // Uses the brand's sign-up type, whatever the link says, because the buttons pass on the page's
  // own value.
  app.get<{ Querystring: PageQuery }>('/start-now', (request, reply) => {
    const { signupTypes, social } = siteOf(request).built.brand;
    if (!social.startPage.on) return reply.callNotFound();
    const query = { ...request.query, signupType: signupTypes.default };
    return answerSignUp(request, reply, deps, { query, isStart: true });
  });
}

async function answerSignUp(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServerDeps,
  { query, isStart }: { readonly query: PageQuery; readonly isStart: boolean },
): Promise<FastifyReply> {
  const { ip } = request;
  const { built } = siteOf(request);
  const session = await withRowKnown(deps.database, ensureSession(request, reply, deps));
  await refuseOthersAccount(deps, built.brand.id, session, first(query, 'accountId'));
  const linkContext = await leadOfVisit(deps, { built, session, ip, query, account: null });
  const visit = readVisit(built.brand, withTypeOfPlan(built, query, linkContext));
  if (visit.contactFault !== null) {
    request.log.warn({ fault: visit.contactFault.kind }, 'The contact parameter was ignored');
  }
  const isByOrder = asksForOrderOnly(query);
  const page = { session, visit, linkContext, isStart, isByOrder, pay: signupPayment };
  return sendSignUpPage(request, reply, deps, page);
}

/** Throws CallError when the link names an account that the session is not signed in to. */
async function refuseOthersAccount(
  { database }: Pick<ServerDeps, 'database'>,
  brandId: string,
  session: VisitorSession,
  accountId: string | null,
): Promise<void> {
  if (accountId === null) return;
  const account = await accountOfSession(database, brandId, session.id);
  if (account?.accountId !== accountId) throw new CallError({ code: 'INCORRECT_USER_ID' });
}
