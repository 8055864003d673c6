import { useEffect } from 'react';
import type { ReportWidget } from './Widget.ts';

interface UnknownWidgetProps {
  readonly widget: string;
  readonly onProblem: ReportWidget;
}

/** Stands where a brand file names a widget that is not registered: shows nothing, and says so. */
export function UnknownWidget({ widget, onProblem }: UnknownWidgetProps) {
  useEffect(() => {
    onProblem(widget, new Error(`No widget is registered as '${widget}'.`));
  }, [widget, onProblem]);
  return null;
}
