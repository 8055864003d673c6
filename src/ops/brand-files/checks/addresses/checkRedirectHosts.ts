import type { BrandCheck } from '../BrandCheck.ts';

/** Checks that the brand's dashboard is a host where a sign-up may end. */
export const checkRedirectHosts: BrandCheck = ({ brand }) => {
  const host = URL.parse(brand.links.dashboard)?.hostname;
  if (host === undefined || brand.redirectHosts.includes(host)) return [];
  const why = `The dashboard's host "${host}" is not among the hosts that a redirect may lead to.`;
  return [{ at: '/redirectHosts', part: 'key', why, fix: `Add "${host}".` }];
};
