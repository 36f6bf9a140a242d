import { visitAddress } from '../../catalogue/metrics/visit-address.ts';

export const visitedAddress = (): string =>
  visitAddress(location.pathname + location.search, document.documentElement.dataset.query?.split(' ') ?? []);
