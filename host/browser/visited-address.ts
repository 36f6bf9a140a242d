import { visitAddress } from '../../catalogue/metrics/visit-address.ts';

/** The part of this page's address that is counted. Loaded only where the address has a query. */
export const visitedAddress = (): string =>
  visitAddress(location.pathname + location.search, document.documentElement.dataset.query?.split(' ') ?? []);
