import type { ComponentType } from 'react';

/**
 * A widget: a component that needs no properties, and is given its placement's. It reads the page's
 * stores and starts its flows, and may render nothing where it has nothing to say. Its first element is
 * one block of its region.
 */
export type Widget = ComponentType<object>;

/** Widgets by their names, as brand files place them. */
export type WidgetRegistry = Readonly<Record<string, Widget>>;

/** Told of a widget that is unknown or has failed, so that someone mends it. The page goes on. */
export type ReportWidget = (widget: string, cause: unknown) => void;
