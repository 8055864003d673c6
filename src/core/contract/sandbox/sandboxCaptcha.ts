/**
 * The sandbox's captcha account, with the values that reCAPTCHA Enterprise gives a real one. They
 * are test values, not secrets; the server uses them while the sandbox is on. As with the real
 * provider, a score key is for `execute` and a checkbox key for `render`.
 */
export const SANDBOX_CAPTCHA = {
  project: 'sandbox-project',
  apiKey: 'sandbox-recaptcha-api-key',
  scoreSiteKey: 'sandbox-score-site-key',
  checkboxSiteKey: 'sandbox-checkbox-site-key',
  /** Same origin as the page; the server proxies it. */
  scriptPath: '/sandbox/recaptcha/enterprise.js',
} as const;
