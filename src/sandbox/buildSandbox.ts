import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { billingFaults } from './billing/billingFaults.ts';
import { billingSection } from './billing/billingSection.ts';
import { registerClock } from './billing/clock/registerClock.ts';
import { openBillingStorage } from './billing/openBillingStorage.ts';
import { registerBilling } from './billing/registerBilling.ts';
import { braintreeSections } from './braintree/braintreeSections.ts';
import { openBraintreeStorage } from './braintree/openBraintreeStorage.ts';
import { openCallLog } from './braintree/openCallLog.ts';
import { openFaults } from './braintree/openFaults.ts';
import { registerBraintree } from './braintree/registerBraintree.ts';
import { registerHostedFields } from './braintree/registerHostedFields.ts';
import { captchaSection } from './captcha/captchaSection.ts';
import { openCaptchaStorage } from './captcha/openCaptchaStorage.ts';
import { registerAsked } from './captcha/registerAsked.ts';
import { registerAssessments } from './captcha/registerAssessments.ts';
import { registerCaptchaPage } from './captcha/registerCaptchaPage.ts';
import { registerScenarios } from './captcha/registerScenarios.ts';
import { registerCardinal } from './cardinal/registerCardinal.ts';
import { gatewayHome } from './gateway/gatewayHome.ts';
import { registerGateway } from './gateway/registerGateway.ts';
import { directDebitSections } from './gocardless/directDebitSections.ts';
import { openGoCardlessStorage } from './gocardless/openGoCardlessStorage.ts';
import { registerDropin } from './gocardless/registerDropin.ts';
import { registerGoCardlessApi } from './gocardless/registerGoCardlessApi.ts';
import { registerWebhookEndpoint } from './gocardless/registerWebhookEndpoint.ts';
import { identitySection } from './identity/identitySection.ts';
import { openIdentityStorage } from './identity/openIdentityStorage.ts';
import { registerIdentity } from './identity/registerIdentity.ts';
import { registerHome } from './look/registerHome.ts';
import { registerLook } from './look/registerLook.ts';
import { registerNotFound } from './look/registerNotFound.ts';
import { mailboxSection } from './mailbox/mailboxSection.ts';
import { openMailStorage } from './mailbox/openMailStorage.ts';
import { registerMailbox } from './mailbox/registerMailbox.ts';
import type { SandboxStorage } from './openStorage.ts';
import { refuseCrossSite } from './refuseCrossSite.ts';
import { registerTagManager } from './tag-manager/registerTagManager.ts';

export interface SandboxParts {
  readonly storage: SandboxStorage;
  readonly now: () => Date;
}

/** Assembles the sandbox's HTTP half: one folder per provider, with its own routes and tables. */
export async function buildSandbox({ storage, now }: SandboxParts): Promise<FastifyInstance> {
  // The server proxies from this machine and sends the requested host in X-Forwarded-Host.
  const app = Fastify({ trustProxy: 'loopback', forceCloseConnections: true });
  const captcha = openCaptchaStorage(storage);
  const mail = openMailStorage(storage);
  const directDebit = { storage: openGoCardlessStorage(storage), now };
  const cards = {
    storage: openBraintreeStorage(storage),
    log: openCallLog(storage),
    faults: openFaults(storage),
    now,
  };
  const billing = { storage: openBillingStorage(storage), faults: billingFaults(storage), now };
  const messages = () => mail.count();

  await app.register(cookie);
  // A form without fields still declares its type, but has no body.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => {
    done(null, null);
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .header('cache-control', 'no-store');
  });
  refuseCrossSite(app);

  app.get('/health', async () => ({ ok: true }));
  registerLook(app);
  registerNotFound(app, messages);
  const sections = [
    captchaSection,
    identitySection,
    () => gatewayHome(cards.storage.transactions().length),
    () => mailboxSection(messages()),
  ];
  registerHome(app, sections, messages);
  registerCaptchaPage(app, captcha, now);
  registerScenarios(app);
  registerAsked(app, captcha, messages);
  registerAssessments(app, captcha, now);
  registerMailbox(app, mail, now);
  await registerIdentity(app, { storage: openIdentityStorage(storage), now }, messages);
  registerTagManager(app);
  registerDropin(app, directDebit);
  registerWebhookEndpoint(app, directDebit.storage);
  await registerGoCardlessApi(app, directDebit);
  registerHostedFields(app);
  await registerCardinal(app);
  await registerBraintree(app, cards);
  registerBilling(app, billing);
  registerClock(app, { storage: billing.storage, mail, now });
  const records = [
    ...braintreeSections(cards),
    ...directDebitSections(directDebit.storage),
    billingSection(billing.storage, now),
  ];
  registerGateway(app, records, messages);
  return app;
}
