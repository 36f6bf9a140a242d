import { visitAddress } from '../../catalogue/metrics/visit-address.ts';

/** The part of this page's address that is counted. */
export const visitedAddress = (): string =>
  visitAddress(location.pathname + location.search, document.documentElement.dataset.query?.split(' ') ?? []);
