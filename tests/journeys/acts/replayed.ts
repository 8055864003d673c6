/** Everything in a recording, however deep. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield Object.fromEntries(Object.entries(value));
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const TEXT_NODE = 3;
const INPUT = 5;

/** The texts of the page, as a replay shows them: what its styles say is none. */
export function textsIn(recording: unknown): string[] {
  return [...objectsIn(recording)].flatMap(({ type, textContent, isStyle }) =>
    type === TEXT_NODE && typeof textContent === 'string' && isStyle !== true ? [textContent] : [],
  );
}

/** What was typed, as a replay shows it. */
export function inputsIn(recording: unknown): string[] {
  return [...objectsIn(recording)].flatMap(({ source, text }) =>
    source === INPUT && typeof text === 'string' ? [text] : [],
  );
}
