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
  /** Accessible name of the summary's landmark. */
  readonly asideLabel: string;
  /** Wraps the widgets of the main, payment and lower regions: the form. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
  /** Shown above the main region's widgets. */
  readonly notice: ReactElement | null;
  /** Whether the footer also holds the privacy link, so that it is rendered without widgets too. */
  readonly keepsFooter: boolean;
}

/**
 * Renders a brand's page from its JSON: regions with their widgets. A page without an aside is a
 * card. On a page with payment, the payment and the end of the form have their own column, and the
 * theme's filler is below the fields.
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
        <footer className={styles['footer']} data-choices={keepsFooter || undefined}>
          <RegionWidgets region={footer} {...shared} />
        </footer>
      ) : null}
    </div>
  );
}
