import { originsOf } from '../../../core/brand/originsOf.ts';
import type { Brand } from '../../../core/contract/generated/brand.ts';
import { takesPayments } from '../../../core/rules/signupTypes/takesPayments.ts';
import type { SourceLayer } from '../resolve/layersOf.ts';
import { mergeSources } from '../resolve/mergeSources.ts';
import type { FolderView } from '../sources/BrandFolder.ts';
import { termsInLanguage } from '../translations/termsInLanguage.ts';
import { findPlaceholders } from './findPlaceholders.ts';
import type { OutsideStep } from './OutsideStep.ts';
import { paymentSteps } from './paymentSteps.ts';
import { socialSteps } from './socialSteps.ts';

export interface CheckedBrand {
  readonly brand: Brand;
  /** The files that it is merged from, lowest first. */
  readonly layers: readonly SourceLayer[];
  readonly folder: FolderView;
}

/**
 * Lists everything that a brand needs outside, from its own settings. Leaves out what it does not
 * use.
 */
export function outsideSteps({ brand, layers, folder }: CheckedBrand): readonly OutsideStep[] {
  return [
    ...placeholderSteps({ brand, layers, folder }),
    hostSteps(brand),
    websiteSteps(brand),
    ...socialSteps(brand),
    captchaSteps(brand),
    mailSteps(brand),
    ...(takesPayments(brand) ? paymentSteps(brand) : []),
    ...tagManagerSteps(brand),
    textSteps(brand, folder),
  ];
}

function placeholderSteps({ brand, layers, folder }: CheckedBrand): readonly OutsideStep[] {
  const found = findPlaceholders(mergeSources(layers.map(({ source }) => source)), folder);
  if (found.length === 0) return [];
  const steps = found.map(({ named, pointer }) => {
    const setBy = originsOf(layers, pointer)[0]?.layer;
    const from = setBy === undefined || setBy === layers.at(-1) ? null : setBy.name;
    return `Write its own in place of ${named}${from === null ? '' : `, which is inherited from ${from}`}.`;
  });
  return [{ at: `The placeholders of ${brand.id}`, steps }];
}

function hostSteps({ hosts }: Brand): OutsideStep {
  return {
    at: 'DNS and TLS',
    steps: [
      ...hosts.map((host) => `Point ${host} at the proxy, and have a certificate for it there.`),
      'Let the proxy pass the host on, and name the proxy in TRUSTED_PROXIES.',
    ],
  };
}

function websiteSteps({ links, redirectHosts }: Brand): OutsideStep {
  const pages = [
    `${links.website} (the logo, and Cancel)`,
    `${links.login} (who has an account already)`,
    `${links.dashboard} (where a new account lands)`,
  ];
  return {
    at: 'The website',
    steps: [
      ...pages.map((page) => `Have a page at ${page}.`),
      `See that these hosts are the brand's: a redirect may lead there: ${redirectHosts.join(', ')}.`,
    ],
  };
}

function captchaSteps({ hosts }: Brand): OutsideStep {
  return {
    at: 'reCAPTCHA Enterprise',
    steps: [
      `Add to the domains of both site keys (score and checkbox): ${hosts.join(', ')}.`,
      'Keys: RECAPTCHA_PROJECT, RECAPTCHA_API_KEY, RECAPTCHA_SITE_KEY, RECAPTCHA_CHECKBOX_SITE_KEY.',
    ],
  };
}

function mailSteps({ support }: Brand): OutsideStep {
  const domain = support.email.split('@').at(-1) ?? '';
  return {
    at: 'Mail',
    steps: [
      `Have a mailbox ${support.email}: mails come from it, and answers go there.`,
      `Let the server of SMTP_URL send for ${domain}: an SPF record (TXT at ${domain}), a DKIM key (TXT below _domainkey.${domain}) and a DMARC policy (TXT at _dmarc.${domain}).`,
      'Send a mail to an address elsewhere, and see in its headers that all three pass.',
    ],
  };
}

function tagManagerSteps({ analytics }: Brand): readonly OutsideStep[] {
  if (analytics.tagManagerId === undefined) return [];
  return [
    {
      at: 'Tag manager',
      steps: [`Publish the container ${analytics.tagManagerId} for this brand.`],
    },
  ];
}

function textSteps({ agreement, languages, legalName }: Brand, folder: FolderView): OutsideStep {
  const originals = [agreement.terms, agreement.privacy, agreement.hipaaTerms ?? []].flat();
  const names = originals.flatMap((name) =>
    languages.map((tag) => termsInLanguage(name, tag, folder)),
  );
  const files = [...new Set(names)].map((name) => `terms/${name}.md`);
  return {
    at: 'Legal texts',
    steps: [
      `Have whoever answers for ${legalName} read ${files.join(', ')} with its names filled in.`,
    ],
  };
}
