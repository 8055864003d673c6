/** Yields every object in a recording, at any depth. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield Object.fromEntries(Object.entries(value));
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const TEXT_NODE = 3;
const INPUT = 5;

/** Returns the page's texts in a replay, without its styles. */
export function textsIn(recording: unknown): string[] {
  return [...objectsIn(recording)].flatMap(({ type, textContent, isStyle }) =>
    type === TEXT_NODE && typeof textContent === 'string' && isStyle !== true ? [textContent] : [],
  );
}

/** Returns the typed values in a replay. */
export function inputsIn(recording: unknown): string[] {
  return [...objectsIn(recording)].flatMap(({ source, text }) =>
    source === INPUT && typeof text === 'string' ? [text] : [],
  );
}
