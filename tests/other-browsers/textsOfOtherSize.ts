/**
 * Lays out the whole page again. Returns the texts whose size then changes, because the browser's
 * earlier layout was wrong.
 */
export function textsOfOtherSize(): readonly string[] {
  const sizes = () =>
    new Map(
      [...document.querySelectorAll('#root *')]
        .filter((it) => it.childElementCount === 0 && it.textContent.trim() !== '')
        .map((it) => {
          const { width, height } = it.getBoundingClientRect();
          return [it, `${width.toFixed(1)} by ${height.toFixed(1)}`] as const;
        }),
    );
  const before = sizes();
  document.body.style.display = 'none';
  document.body.getBoundingClientRect();
  document.body.style.display = '';
  return [...sizes()]
    .filter(([it, size]) => before.get(it) !== size)
    .map(([it, size]) => `'${it.textContent}' is ${before.get(it)}, and would be ${size}`);
}
