import { Suspense } from 'react';
import type { Region, SignupType } from '../../core/contract/generated/brand.ts';
import { isPlacementShown } from '../../core/rules/visibility/isPlacementShown.ts';
import { KeptWidget } from './KeptWidget.tsx';
import type { ReportWidget, WidgetRegistry } from './Widget.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';

export interface RegionWidgetsProps {
  readonly region: Region;
  readonly signupType: SignupType;
  readonly registry: WidgetRegistry;
  readonly onProblem: ReportWidget;
}

/**
 * A region's widgets, in the brand file's order. Each has a Suspense boundary, so that a failure in
 * the server's render does not stop the page, and the browser renders that widget again.
 */
export function RegionWidgets({ region, signupType, registry, onProblem }: RegionWidgetsProps) {
  return region
    .filter((placement) => isPlacementShown(placement, signupType))
    .map((placement, index) => {
      const { widget } = placement;
      const Widget = Object.hasOwn(registry, widget) ? registry[widget] : undefined;
      // A region can contain a widget twice; the order never changes while the page is open.
      const key = `${index}-${widget}`;
      return (
        <WidgetBoundary key={key} widget={widget} onProblem={onProblem}>
          <Suspense fallback={null}>
            {Widget ? (
              <Widget {...placement} />
            ) : (
              <KeptWidget widget={widget} onProblem={onProblem} />
            )}
          </Suspense>
        </WidgetBoundary>
      );
    });
}
