/**
 * A JSON element that the browser neither runs nor can be led out of: `<`, `>`, `&` and the two line
 * separators are escaped inside it. `JSON.parse` reads the value back unchanged.
 */
export function embedJson(id: string, value: unknown): string {
  const json = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${id}">${json}</script>`;
}
