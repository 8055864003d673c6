import type { FastifyInstance } from 'fastify';
import { signIn } from '../../commands/account/signIn.ts';
import { DEMO_PEOPLE } from '../../commands/demo/demoPeople.ts';
import { CallError } from '../../errors/CallError.ts';
import { siteOf } from '../../http/Site.ts';
import type { ServerDeps } from '../../ServerDeps.ts';
import { first, type PageQuery } from '../../session/readVisit.ts';
import { startSession } from '../../session/visitorSession.ts';

/**
 * Only with the sandbox on: signs in as the owner, the admin or a member of the brand's demo
 * account, as a log-in would, and opens the account's page. The index links here.
 */
export function demoSignInRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.get<{ Querystring: PageQuery }>('/demo/sign-in', async (request, reply) => {
    const site = siteOf(request);
    const role = first(request.query, 'as');
    const person = DEMO_PEOPLE.find((someone) => someone.role === role);
    if (person === undefined) throw new CallError({ code: 'NOT_FOUND' });
    const user = await deps.database
      .selectFrom('users')
      .select('id')
      .where('brand_id', '=', site.built.brand.id)
      .where('email_key', '=', person.email)
      .executeTakeFirst();
    if (user === undefined) throw new CallError({ code: 'NOT_FOUND' });
    await signIn({ deps, site }, startSession(request, reply, deps), user.id);
    return reply.redirect('/account', 303);
  });
}
