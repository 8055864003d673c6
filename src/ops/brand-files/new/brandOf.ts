import type { JsonObject } from '../../../core/brand/JsonValue.ts';
import type { PaymentMethod } from '../../../core/contract/generated/session.ts';
import type { NewBrandAnswers } from './NewBrandAnswers.ts';
import type { PlaceholderLogo } from './placeholderLogo.ts';
import type { SellingOption } from './sellingOptions.ts';

/** The text colour of a brand of which only the name is known. */
export const PLACEHOLDER_INK = '#1b2024';

/** Its page's colour, which is also that behind its main button. */
export const PLACEHOLDER_SURFACE = '#ffffff';

/** How dates are written in each market. */
export const DATES = { US: 'en-US', CA: 'en-CA', UK: 'en-GB' } as const;

/**
 * The content of a new brand's file. Without an option it sells what its parent sells; without
 * `methods` it is paid as its parent is.
 */
export function brandOf(
  answers: NewBrandAnswers,
  option: SellingOption | null,
  logo: PlaceholderLogo,
  look: JsonObject,
  methods: readonly PaymentMethod[] | null,
): JsonObject {
  const { id, name, category, market, host, languages, parent } = answers;
  return {
    id,
    name,
    category,
    market,
    hosts: [host],
    ...(languages !== null && { languages }),
    logo: { file: `${id}.svg`, width: logo.width, height: logo.height },
    ...(parent === null
      ? ownSettings(answers, look)
      : { extends: parent.id, ...saidSettings(answers) }),
    ...(option !== null && {
      signupTypes: { ...option.signupTypes },
      paymentAccount: option.paymentAccount,
      plans: { catalogue: option.catalogue },
      afterSignup: option.afterSignup,
    }),
    ...(methods !== null && { payment: { methods: [...methods] } }),
  };
}

function ownSettings(answers: NewBrandAnswers, look: JsonObject): JsonObject {
  const { accent, layout, legalName, market, supportEmail } = answers;
  return {
    legalName,
    dateLanguage: DATES[market],
    ...addressesOf(answers),
    support: { email: supportEmail },
    theme: { accent, ink: PLACEHOLDER_INK, surface: PLACEHOLDER_SURFACE, layout, ...look },
  };
}

/** The settings that were answered. The others come from the parent. */
function saidSettings(answers: NewBrandAnswers): JsonObject {
  const { accent, layout, legalName, parent, supportEmail } = answers;
  const isSaid = (key: string) => parent?.said.has(key) === true;
  return {
    ...(isSaid('legalName') && { legalName }),
    ...(isSaid('links.website') && addressesOf(answers)),
    ...(isSaid('support.email') && { support: { email: supportEmail } }),
    ...((isSaid('theme.accent') || isSaid('theme.layout')) && {
      theme: {
        ...(isSaid('theme.accent') && { accent }),
        ...(isSaid('theme.layout') && { layout }),
      },
    }),
  };
}

function addressesOf({ website }: NewBrandAnswers): JsonObject {
  // An address without a host is refused. The others that follow from it are no fault of their own.
  const host = (URL.canParse(website) && new URL(website).hostname) || 'www.example.com';
  const app = `app.${host.replace(/^www\./, '')}`;
  return {
    links: { website, login: `https://${app}/login`, dashboard: `https://${app}/` },
    redirectHosts: [app, host],
  };
}
