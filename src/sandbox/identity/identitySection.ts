import { SOCIAL_PROVIDERS } from '../../core/contract/SocialProvider.ts';
import { type Html, html } from '../../core/markup/html.ts';
import { PROVIDER_NAMES } from './renderChooser.ts';
import { PEOPLE } from './StandInPerson.ts';

/**
 * The front page's section on Google and Facebook: the people with an account there, and what each
 * demonstrates.
 */
export function identitySection(): Html {
  const providers = SOCIAL_PROVIDERS.map(
    (provider) => html`<dt>${PROVIDER_NAMES[provider]}</dt>
${PEOPLE[provider].map(({ hint, name }) => html`<dd><strong>${name}</strong> ${hint}</dd>`)}`,
  );
  return html`<section class="panel" aria-labelledby="identity">
<h2 id="identity">Google and Facebook</h2>
<p class="quiet">Their buttons on a brand’s sign-up page lead to a page of people to choose from. Anybody else can be made up there, and the provider can be made to break down.</p>
<dl class="who-is-who">${providers}</dl>
</section>`;
}
