import { Component, type ReactNode } from 'react';
import { PartFailed } from './PartFailed.tsx';
import type { ReportWidget } from './Widget.ts';

interface WidgetBoundaryProps {
  readonly widget: string;
  readonly onProblem: ReportWidget;
  readonly children: ReactNode;
}

/** Contains the failure of one widget: its place shows a message, and the failure is reported. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onProblem(this.props.widget, cause);
  }

  override render(): ReactNode {
    return this.state.failed ? <PartFailed /> : this.props.children;
  }
}
