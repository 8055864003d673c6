import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { SignupType } from '../../core/contract/generated/brand.ts';
import type { ComposedLayout } from '../../core/rules/visibility/composedLayout.ts';
import { isPlacementShown } from '../../core/rules/visibility/isPlacementShown.ts';
import './layouts/banner.css';
import './layouts/card.css';
import './layouts/rail.css';
import './layouts/split.css';
import styles from './PageRenderer.module.css';
import { RegionWidgets } from './RegionWidgets.tsx';
import type { ReportWidget, WidgetRegistry } from './Widget.ts';

interface PageRendererProps {
  readonly layout: ComposedLayout;
  readonly signupType: SignupType;
  readonly registry: WidgetRegistry;
  readonly onProblem: ReportWidget;
  /** Names the summary's landmark. */
  readonly asideLabel: string;
  /** Stands around the main region's widgets, the payment's and the lower ones: the form. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
  /** Stands above the main region's widgets. */
  readonly notice: ReactElement | null;
  /** Whether the foot holds more than its widgets: the way back to the question about measuring. */
  readonly keepsFooter: boolean;
}

/**
 * A brand's page from its JSON: its regions, and the widgets in them. A page without an aside is a
 * card. Where a payment is taken, its form and what ends the form stand in a column of their own, and
 * what the theme fills the other with below the fields.
 */
export function PageRenderer(props: PageRendererProps) {
  const { layout, asideLabel, Frame, notice, keepsFooter, ...shared } = props;
  const { header, main, aside, payment = [], lower = [], footer, filler = [] } = layout;
  const pays = payment.some((placement) => isPlacementShown(placement, shared.signupType));
  const shape = aside.length === 0 ? 'card' : pays ? 'paying' : 'columns';
  return (
    <div className={styles['page']} data-page={shape}>
      <header className={styles['header']}>
        <RegionWidgets region={header} {...shared} />
      </header>
      {aside.length > 0 ? (
        <aside className={styles['aside']} aria-label={asideLabel}>
          <div className={styles['asideInner']}>
            <RegionWidgets region={aside} {...shared} />
          </div>
        </aside>
      ) : null}
      <main className={styles['main']}>
        <Frame>
          <div className={styles['column']} data-region="column">
            <div className={styles['fields']} data-region="fields">
              {notice}
              <RegionWidgets region={main} {...shared} />
            </div>
            {pays && filler.length > 0 ? (
              <div className={styles['filler']} data-region="filler">
                <RegionWidgets region={filler} {...shared} />
              </div>
            ) : null}
          </div>
          <div className={styles['ending']} data-region="ending">
            <RegionWidgets region={payment} {...shared} />
            <RegionWidgets region={lower} {...shared} />
          </div>
        </Frame>
      </main>
      {keepsFooter || footer.length > 0 ? (
        <footer className={styles['footer']}>
          <RegionWidgets region={footer} {...shared} />
        </footer>
      ) : null}
    </div>
  );
}
