import type { FastifyRequest } from 'fastify';
import { type Html, html } from '../../core/markup/html.ts';
import { CAPTCHA_SCENARIOS, type CaptchaScenario, scenarioOfCookies } from './captchaScenario.ts';

const MEANINGS: Readonly<Record<CaptchaScenario, string>> = {
  human: 'Scores 0.9. The invisible check lets the visitor through.',
  robot: 'Scores 0.1. The page shows the checkbox, which lets the visitor through.',
  invalid: 'Invisible tokens do not hold. The page shows the checkbox, which does.',
  blocked: 'The script does not load, as behind a content blocker.',
};

const NAMES: Readonly<Record<CaptchaScenario, string>> = {
  human: 'Human',
  robot: 'Robot',
  invalid: 'Invalid',
  blocked: 'Blocked',
};

/** The front page's section on the captcha: its scenario on this host, and the other choices. */
export function captchaSection(request: FastifyRequest): Html {
  const current = scenarioOfCookies(request.cookies);
  const choices = CAPTCHA_SCENARIOS.map(
    (scenario) =>
      html`<li><a href="/sandbox/captcha/${scenario}"${
        scenario === current ? html` aria-current="true"` : null
      }><strong>${NAMES[scenario]}</strong><span>${MEANINGS[scenario]}</span></a></li>`,
  );
  return html`<section class="panel" aria-labelledby="captcha">
<h2 id="captcha">Captcha</h2>
<p class="quiet">How it judges visitors of ${request.hostname}, in this browser. Every host has a choice of its own.</p>
<ul class="choices">${choices}</ul>
<p class="actions"><a class="button" href="/sandbox/captcha">What it was asked</a></p>
</section>`;
}
