/**
 * Makes the links of a page to itself reload it. Otherwise a browser would count it as newly opened
 * (isShownAgain.ts), and the plan of the visitor's link would replace the one selected since.
 */
export function reloadByLinks(
  page: Pick<HTMLElement, 'addEventListener'>,
  reload: () => void,
): void {
  page.addEventListener('click', (event) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    const { target } = event;
    if (isElsewhere || !(target instanceof Element) || !target.closest('a[href=""]')) return;
    event.preventDefault();
    reload();
  });
}
