/**
 * The sandbox's captcha account: what a real one would be given by reCAPTCHA Enterprise. These are
 * test values and no secrets; the server uses them while the sandbox is on. As with the real
 * provider, a score key serves `execute` and a checkbox key serves `render`.
 */
export const SANDBOX_CAPTCHA = {
  project: 'sandbox-project',
  apiKey: 'sandbox-recaptcha-api-key',
  scoreSiteKey: 'sandbox-score-site-key',
  checkboxSiteKey: 'sandbox-checkbox-site-key',
  /** Same origin as the page; the server proxies it. */
  scriptPath: '/sandbox/recaptcha/enterprise.js',
} as const;
