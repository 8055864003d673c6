/**
 * Writes a JSON element that the browser does not run and whose content cannot end it: `<`, `>`,
 * `&` and the two line separators are escaped. `JSON.parse` returns the same value.
 */
export function embedJson(id: string, value: unknown): string {
  const json = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${id}">${json}</script>`;
}
