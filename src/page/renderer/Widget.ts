import type { ComponentType } from 'react';

/**
 * A widget: a component that gets what its brand file says at its place, if anything. It reads the
 * page's stores and starts its flows, and may render nothing. Its first element is one block of its
 * region.
 */
export type Widget = ComponentType<object>;

/** Widgets by the names that brand files use. */
export type WidgetRegistry = Readonly<Record<string, Widget>>;

/** Reports a widget that is unknown or has failed. The page continues without it. */
export type ReportWidget = (widget: string, cause: unknown) => void;
