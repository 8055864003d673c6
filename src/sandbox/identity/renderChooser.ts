import type { SocialProvider } from '../../core/contract/SocialProvider.ts';
import { SANDBOX_SOCIAL } from '../../core/contract/sandbox/sandboxSocial.ts';
import { type Html, html } from '../../core/markup/html.ts';
import type { Authorization } from './readAuthorization.ts';
import { type ChoosablePerson, PEOPLE } from './StandInPerson.ts';

export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

function initialsOf(name: string): string {
  const letters = name.split(' ').map((part) => part.charAt(0));
  return letters.join('').slice(0, 2);
}

function personItem({ email, hint, id, name }: ChoosablePerson): Html {
  return html`<li><button class="person" type="submit" name="person" value="${id}">
<span class="initials" aria-hidden="true">${initialsOf(name)}</span>
<span class="who"><strong>${name}</strong><span class="address">${email ?? 'No email address'}</span><span class="hint">${hint}</span></span>
</button></li>`;
}

/** Passes on the parameters of the visitor's request with their choice. */
function hiddenFields(parameters: URLSearchParams): readonly Html[] {
  return Array.from(
    parameters,
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
}

/** The page with people: those with an account, a new person, and ways to decline or fail. */
export function renderChooser(
  { provider, redirectUri }: Authorization,
  parameters: URLSearchParams,
): Html {
  const name = PROVIDER_NAMES[provider];
  const action = `${SANDBOX_SOCIAL.pages}/${provider}`;
  const isEmailNeeded = provider === 'google';
  const hidden = hiddenFields(parameters);
  return html`<div class="chooser panel ${provider}">
<header class="chooser-head"><span class="badge" aria-hidden="true">${name.charAt(0)}</span>
<div><h1>Choose an account</h1><p class="lead">The local ${name} tells <strong>${new URL(redirectUri).host}</strong> your name and email address. Nobody outside this machine is asked.</p></div></header>
<form method="post" action="${action}">${hidden}
<ul class="people">${PEOPLE[provider].map(personItem)}</ul>
</form>
<details class="else"><summary>Somebody else</summary>
<form method="post" action="${action}">${hidden}<input type="hidden" name="person" value="else">
<label for="name">Full name</label><input id="name" name="name" value="" autocomplete="off" maxlength="80" required>
<label for="email">Email address${isEmailNeeded ? null : html` <span class="hint">(may be left out)</span>`}</label><input id="email" name="email" type="email" autocomplete="off" maxlength="254"${isEmailNeeded ? html` required` : null}>
<button class="button main" type="submit">Continue</button>
</form></details>
<form class="ways" method="post" action="${action}">${hidden}
<button class="button" type="submit" name="person" value="cancel">Cancel</button>
<button class="button" type="submit" name="person" value="broken">Let ${name} break down</button>
</form>
</div>`;
}

/** Shown when the provider cannot send the visitor back, because the address may belong to an attacker. */
export function renderRefusal(provider: SocialProvider, error: string): Html {
  return html`<div class="chooser panel ${provider}"><h1>This request is not valid</h1>
<p class="lead">The local ${PROVIDER_NAMES[provider]} refused it and sends nobody on: <code>${error}</code></p></div>`;
}
