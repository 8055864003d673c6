import type {
  CaptchaClaim,
  CaptchaGateway,
} from '../../src/server/gateways/captcha/CaptchaGateway.ts';
import type { MailGateway, OutgoingMail } from '../../src/server/gateways/mail/MailGateway.ts';

export interface FakeCaptcha extends CaptchaGateway {
  readonly claims: CaptchaClaim[];
}

/** A captcha that accepts the token 'human', is broken for 'unreachable', and never answers 'never'. */
export function fakeCaptcha(): FakeCaptcha {
  const claims: CaptchaClaim[] = [];
  return {
    claims,
    async assess(claim) {
      claims.push(claim);
      if (claim.token === 'human') return { ok: true, value: { score: 0.9 } };
      if (claim.token === 'never') return new Promise(() => undefined);
      if (claim.token === 'unreachable') {
        return { ok: false, error: { kind: 'unreachable', cause: new Error('No answer') } };
      }
      return { ok: false, error: { kind: 'lowScore', score: 0.1 } };
    },
  };
}

export interface FakeMail extends MailGateway {
  readonly sent: OutgoingMail[];
  /** While it is set, sending fails with it. */
  fault: Error | null;
}

/** A mail server that keeps the mails it receives. */
export function fakeMail(): FakeMail {
  const mail: FakeMail = {
    sent: [],
    fault: null,
    async send(outgoing) {
      if (mail.fault !== null) throw mail.fault;
      mail.sent.push(outgoing);
    },
  };
  return mail;
}
