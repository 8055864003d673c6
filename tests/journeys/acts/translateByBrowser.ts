import type { Page } from 'playwright/test';

/**
 * Replaces a page's texts as Chrome's translator does, now and whenever new ones appear: each text node
 * becomes an element of the browser's own. The texts stay the same, so that pages can be compared.
 */
export async function translateByBrowser(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untouched = 'script, style, noscript, textarea, option, font';
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(untouched)) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          if (node.isConnected) translate(node);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
