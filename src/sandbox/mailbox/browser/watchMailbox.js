/**
 * Shows a new mail without a reload: fetches the page every few seconds while it is visible, and
 * replaces the list when the newest mail has changed. Does not touch a list that has the focus.
 */
const EVERY_MS = 3000;

/** @param {Document} page */
const listOf = (page) => page.getElementById('mails');

async function refresh() {
  const shown = listOf(document);
  if (document.hidden || shown === null || shown.contains(document.activeElement)) return;
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const fresh = listOf(page);
  if (fresh === null || fresh.dataset['newest'] === shown.dataset['newest']) return;
  shown.replaceWith(document.adoptNode(fresh));
  const news = document.getElementById('mail-news');
  if (news !== null) news.textContent = 'The mailbox has changed.';
}

setInterval(() => {
  refresh().catch(() => undefined); // The server is unreachable. The next round tries again.
}, EVERY_MS);
