/** A test cookie, removed as soon as it is read. */
const TRIED = 'cookies_tried';

/**
 * Tells whether the browser keeps a cookie for the page, by setting one. `navigator.cookieEnabled`
 * is not enough: it is also true in a Chromium that blocks all cookies.
 */
export function keepsCookies(): boolean {
  document.cookie = `${TRIED}=1; SameSite=Strict`;
  const isKept = document.cookie.includes(`${TRIED}=1`);
  document.cookie = `${TRIED}=; Max-Age=0; SameSite=Strict`;
  return isKept;
}
