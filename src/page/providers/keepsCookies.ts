/** A cookie that is taken away as soon as it is read. */
const TRIED = 'cookies_tried';

/**
 * Whether the browser keeps a cookie for the page, found by setting one: `navigator.cookieEnabled` is true
 * also in a Chromium that blocks all cookies.
 */
export function keepsCookies(): boolean {
  document.cookie = `${TRIED}=1; SameSite=Strict`;
  const isKept = document.cookie.includes(`${TRIED}=1`);
  document.cookie = `${TRIED}=; Max-Age=0; SameSite=Strict`;
  return isKept;
}
