/** Android's web view names itself so. */
const WEB_VIEW = '; wv)';

/** How the apps that open links in a browser of their own name themselves. */
const APPS =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Snapchat|Pinterest|MicroMessenger|BytedanceWebview|musical_ly|Line)\b/;

/** Every browser on an iPhone or iPad names Safari; a web view of an app does not. */
const APPLE = /\((?:iPhone|iPad|iPod)/;

/**
 * Tells whether a page was opened in the browser that is part of an app, such as a social network's.
 * Google refuses sign-ups there, with a page of its own that leads nowhere.
 */
export function isInAppBrowser(userAgent: string): boolean {
  if (userAgent.includes(WEB_VIEW) || APPS.test(userAgent)) return true;
  return APPLE.test(userAgent) && !userAgent.includes('Safari/');
}
