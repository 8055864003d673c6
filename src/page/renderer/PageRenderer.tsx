import type { ComponentType, ReactNode } from 'react';
import type { PageLayout, SignupType } from '../../core/contract/generated/brand.ts';
import styles from './PageRenderer.module.css';
import { RegionWidgets } from './RegionWidgets.tsx';
import type { ReportWidget, WidgetRegistry } from './Widget.ts';

interface PageRendererProps {
  readonly layout: PageLayout;
  readonly signupType: SignupType;
  readonly registry: WidgetRegistry;
  readonly onProblem: ReportWidget;
  /** Names the summary's landmark. */
  readonly asideLabel: string;
  /** Stands around the main region's widgets: the form. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
}

/** A brand's page from its JSON: four regions, and the widgets in them. A page without an aside is a card. */
export function PageRenderer({ layout, asideLabel, Frame, ...shared }: PageRendererProps) {
  const hasAside = layout.aside.length > 0;
  return (
    <div className={styles['page']} data-page={hasAside ? 'columns' : 'card'}>
      <header className={styles['header']}>
        <RegionWidgets region={layout.header} {...shared} />
      </header>
      {hasAside ? (
        <aside className={styles['aside']} aria-label={asideLabel}>
          <div className={styles['asideInner']}>
            <RegionWidgets region={layout.aside} {...shared} />
          </div>
        </aside>
      ) : null}
      <main className={styles['main']}>
        <Frame>
          <RegionWidgets region={layout.main} {...shared} />
        </Frame>
      </main>
      <footer className={styles['footer']}>
        <RegionWidgets region={layout.footer} {...shared} />
      </footer>
    </div>
  );
}
