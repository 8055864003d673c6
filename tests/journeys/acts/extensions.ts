/** A visitor with several extensions. */
export const ALL_AT_ONCE = 'does all of it at once';

/**
 * What browser extensions (password managers, spell checkers, translators) do to the server's page
 * before its script has loaded. Each runs in the page.
 */
const ALONE = {
  'marks every element': () => {
    for (const it of document.querySelectorAll('html, body, form, label, input, select, button')) {
      it.setAttribute('data-extension', 'yes');
      it.setAttribute('data-form-type', 'other');
    }
  },
  'puts elements around the page': () => {
    for (const place of [document.head, document.body, document.documentElement]) {
      place.append(document.createElement('an-extension'));
      place.prepend(document.createElement('div'));
    }
    document.getElementById('root')?.append(document.createElement('div'));
  },
  'puts an element behind each field': () => {
    for (const it of document.querySelectorAll('main :is(input, select)'))
      it.after(document.createElement('div'));
  },
  'puts an element before each field': () => {
    for (const it of document.querySelectorAll('main :is(input, select)'))
      it.before(document.createElement('span'));
  },
  'puts elements into each form': () => {
    for (const it of document.forms) {
      it.prepend(document.createElement('div'));
      it.append(document.createElement('div'));
    }
  },
  'takes the comments out, as some proxies do,': () => {
    const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
    const found: Node[] = [];
    for (let it = comments.nextNode(); it !== null; it = comments.nextNode()) found.push(it);
    for (const it of found) it.parentNode?.removeChild(it);
  },
} as const;

type Change = (typeof ALONE)[keyof typeof ALONE];

/** Each of them alone, and all on one page. */
export const EXTENSIONS: Readonly<Record<string, Change | readonly Change[]>> = {
  [ALL_AT_ONCE]: Object.values(ALONE),
  ...ALONE,
};
