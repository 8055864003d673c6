import { useEffect, useState } from 'react';
import { trusted } from '../../core/markup/trusted.ts';
import type { ReportWidget } from './Widget.ts';

interface KeptWidgetProps {
  readonly widget: string;
  readonly onProblem: ReportWidget;
}

/** Finds the server's markup of a kept widget; null when the server does not know the widget. */
function findKept(widget: string) {
  if (typeof document === 'undefined') return null;
  const places = [...document.querySelectorAll<HTMLElement>('[data-kept]')];
  const place = places.find(({ dataset }) => dataset['kept'] === widget);
  if (!place) return null;
  const { dataset, innerHTML } = place;
  const markup = { __html: trusted?.createHTML(innerHTML) ?? innerHTML };
  return { island: dataset['island'], markup };
}

/**
 * A widget without code in the browser: keeps the server's markup, and restores it if React renders
 * the page again. A name that the server does not know either is reported, and renders nothing.
 */
export function KeptWidget({ widget, onProblem }: KeptWidgetProps) {
  const [kept] = useState(() => findKept(widget));
  useEffect(() => {
    if (!kept) onProblem(widget, new Error(`No widget is registered as '${widget}'.`));
  }, [kept, widget, onProblem]);
  if (!kept) return null;
  return <div data-kept={widget} data-island={kept.island} dangerouslySetInnerHTML={kept.markup} />;
}
