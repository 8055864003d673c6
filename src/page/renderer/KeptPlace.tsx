import type { Widget } from './Widget.ts';

interface KeptPlaceProps {
  readonly widget: string;
  readonly Widget: Widget;
  /** Address of the chunk that makes the widget interactive once the page can be used. */
  readonly island?: string | undefined;
}

/** The server's half of KeptWidget: the widget in an element that the browser finds again. */
export function KeptPlace({ widget, Widget, island }: KeptPlaceProps) {
  return (
    <div data-kept={widget} data-island={island}>
      <Widget />
    </div>
  );
}
