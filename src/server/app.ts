import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { oneAddress } from './http/address/oneAddress.ts';
import { oneHost } from './http/address/oneHost.ts';
import { originForm } from './http/address/originForm.ts';
import { readableUrl } from './http/address/readableUrl.ts';
import { addSite, isSecure } from './http/addSite.ts';
import { type AllowedMethods, allowedMethods } from './http/allowedMethods.ts';
import { BODY_LIMITS } from './http/bodyLimits.ts';
import { callSchemas } from './http/callSchemas.ts';
import { clientErrorHandler } from './http/clientErrorHandler.ts';
import { closeWhenStopping } from './http/closeWhenStopping.ts';
import { cutWhenStopping } from './http/cutWhenStopping.ts';
import { earlyHints } from './http/earlyHints.ts';
import { handleError } from './http/handleError.ts';
import { keepLanguageOnTheWay } from './http/keepLanguageOnTheWay.ts';
import { readToTheEnd } from './http/readToTheEnd.ts';
import { refuseNul } from './http/refuseNul.ts';
import { roomForPages, watchRoom } from './http/roomForPages.ts';
import { SERVER_TIMES } from './http/serverTimes.ts';
import { sharedCompilers } from './http/sharedCompilers.ts';
import { warnOfProxy } from './http/warnOfProxy.ts';
import { countAnswers } from './metrics/countAnswers.ts';
import { answerFirstViews } from './pages/answerFirstViews.ts';
import { activationRoute } from './routes/activationRoute.ts';
import { analyticsRoute } from './routes/analyticsRoute.ts';
import { assetRoutes } from './routes/assetRoutes.ts';
import { logoRoute, termsRoute } from './routes/brandObjectRoutes.ts';
import { emailRoutes } from './routes/emailRoutes.ts';
import { envelopeRoute } from './routes/envelopeRoute.ts';
import { errorAnswers } from './routes/errorAnswers.ts';
import { healthRoutes } from './routes/healthRoutes.ts';
import { notFound } from './routes/notFound.ts';
import { openApiRoute } from './routes/openApiRoute.ts';
import { attemptRoute } from './routes/orders/attemptRoute.ts';
import { billingRequestFlowRoute } from './routes/orders/billingRequestFlowRoute.ts';
import { clientTokenRoute } from './routes/orders/clientTokenRoute.ts';
import { directDebitWebhookRoute } from './routes/orders/directDebitWebhookRoute.ts';
import { paymentRoute } from './routes/orders/paymentRoute.ts';
import { signupRoutes } from './routes/orders/signupRoutes.ts';
import { startAnewRoute } from './routes/orders/startAnewRoute.ts';
import { accountPageRoute } from './routes/pages/accountPageRoute.ts';
import { activationPageRoute } from './routes/pages/activationPageRoute.ts';
import { errorPageRoutes } from './routes/pages/errorPageRoutes.ts';
import { handoverRoute } from './routes/pages/handoverRoute.ts';
import { paymentPageRoutes } from './routes/pages/paymentPageRoutes.ts';
import { signupPageRoutes } from './routes/pages/signupPageRoutes.ts';
import { policyReportRoute } from './routes/policyReportRoute.ts';
import { reportsRoute } from './routes/reportsRoute.ts';
import { resendRoute } from './routes/resendRoute.ts';
import { demoSessionRoute } from './routes/sandbox/demoSessionRoute.ts';
import { demoSignInRoute } from './routes/sandbox/demoSignInRoute.ts';
import { sandboxAddress } from './routes/sandbox/sandboxAddress.ts';
import { sandboxIndexRoute } from './routes/sandbox/sandboxIndexRoute.ts';
import { isSandboxPath, sandboxProxy } from './routes/sandbox/sandboxProxy.ts';
import { signOutRoute } from './routes/signOutRoute.ts';
import { forgetSocialRoute } from './routes/social/forgetSocialRoute.ts';
import { socialRoutes } from './routes/social/socialRoutes.ts';
import { wrongMethod } from './routes/wrongMethod.ts';
import type { ServerDeps } from './ServerDeps.ts';
import { baseHeaders } from './security/headers.ts';

/**
 * Larger than any path that Node accepts, so that long paths reach the routes and get the brand's
 * own page.
 */
const LONGEST_PATH = 64 * 1024;

/** Creates the server with all routes, without listening. Tests call its inject. */
export async function createServer(
  deps: ServerDeps,
  times = SERVER_TIMES,
): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    loggerInstance: deps.logger,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_LIMITS.call,
    // While it stops, requests are still answered normally, so that visitors do not notice a
    // deployment.
    return503OnClosing: false,
    requestTimeout: times.requestMs,
    connectionTimeout: times.silentMs,
    http: { headersTimeout: times.headersMs, connectionsCheckingInterval: times.checkedEveryMs },
    clientErrorHandler: clientErrorHandler(deps.logger),
    genReqId: () => deps.newId(),
    rewriteUrl: ({ url = '/', method }: IncomingMessage) => {
      const readable = readableUrl(originForm(url));
      return config.sandboxUrl === null ? readable : sandboxAddress(readable, method);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PATH },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
    schemaController: { compilersFactory: sharedCompilers },
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleError);
  for (const schema of callSchemas()) app.addSchema(schema);
  const allowed = allowedMethods(app);
  warnOfProxy(app);
  countAnswers(app, deps.metrics);
  const hasRoom = watchRoom(deps);
  answerFirstViews(app, deps, hasRoom);
  app.addHook('onRequest', async (request, reply) => {
    const proxied = config.sandboxUrl !== null && isSandboxPath(request.url);
    if (!proxied) reply.headers(baseHeaders(isSecure(request, config)));
  });
  readToTheEnd(app);
  closeWhenStopping(app, deps.isReady);
  cutWhenStopping(app, times.requestMs);
  oneHost(app);
  await app.register(cookie);
  if (config.sandboxUrl !== null || config.environment !== 'production') await openApiRoute(app);
  healthRoutes(app, deps);
  await directDebitWebhookRoute(app, deps);
  if (config.sandboxUrl !== null) {
    await sandboxProxy(app, deps, config.sandboxUrl);
    if (config.brand === null) sandboxIndexRoute(app, deps);
  }
  await app.register(async (site) => siteRoutes(site, deps, hasRoom, allowed));
  return app;
}

/** The routes of a brand's host. */
function siteRoutes(
  site: FastifyInstance,
  deps: ServerDeps,
  hasRoom: () => boolean,
  allowed: AllowedMethods,
): void {
  addSite(site, deps);
  keepLanguageOnTheWay(site);
  oneAddress(site);
  refuseNul(site);
  errorAnswers(site, deps);
  wrongMethod(site, deps, allowed);
  notFound(site, deps);
  site.register(async (pages) => pageRoutes(pages, deps, hasRoom));
  if (deps.config.sandboxUrl !== null) {
    demoSignInRoute(site, deps);
    demoSessionRoute(site, deps);
  }
  paymentRoute(site, deps);
  emailRoutes(site, deps);
  signupRoutes(site, deps);
  socialRoutes(site, deps);
  forgetSocialRoute(site, deps);
  attemptRoute(site, deps);
  startAnewRoute(site, deps);
  clientTokenRoute(site, deps);
  billingRequestFlowRoute(site, deps);
  activationRoute(site, deps);
  resendRoute(site, deps);
  signOutRoute(site, deps);
  analyticsRoute(site, deps);
  reportsRoute(site, deps);
  policyReportRoute(site, deps);
  envelopeRoute(site, deps);
  assetRoutes(site, deps);
  logoRoute(site, deps);
  termsRoute(site, deps);
}

/** Page views. Only these are refused while the server is overloaded. */
function pageRoutes(pages: FastifyInstance, deps: ServerDeps, hasRoom: () => boolean): void {
  roomForPages(pages, hasRoom);
  earlyHints(pages, deps.config.earlyHints ? deps.entryScript : null);
  signupPageRoutes(pages, deps);
  activationPageRoute(pages, deps);
  accountPageRoute(pages, deps);
  handoverRoute(pages, deps);
  paymentPageRoutes(pages, deps);
  errorPageRoutes(pages, deps);
}
