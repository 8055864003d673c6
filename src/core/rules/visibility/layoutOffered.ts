import type { PageLayout, Region } from '../../contract/generated/brand.ts';
import type { SessionInfo } from '../../contract/generated/session.ts';

/**
 * A page's layout without the choices of which nothing is offered to this visitor: their widgets
 * would show nothing, and their script need not come.
 */
export function layoutOffered(
  layout: PageLayout,
  { addons, ivrPlans }: Pick<SessionInfo, 'addons' | 'ivrPlans'>,
): PageLayout {
  const offers: Readonly<Record<string, boolean>> = {
    'add-ons': addons.length > 0,
    'ivr-plan': ivrPlans.length > 0,
  };
  const main: Region = layout.main.filter(({ widget }) => offers[widget] ?? true);
  return { ...layout, main };
}
