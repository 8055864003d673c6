import type { Widget } from './Widget.ts';

/** The server's half of KeptMarkup: the widgets themselves, each in the place that the browser keeps. */
export function inKeptPlaces(
  widgets: Readonly<Record<string, Widget>>,
): Readonly<Record<string, Widget>> {
  const places = Object.entries(widgets).map(([name, Kept]) => [
    name,
    () => (
      <div data-kept={name}>
        <Kept />
      </div>
    ),
  ]);
  return Object.fromEntries(places);
}
