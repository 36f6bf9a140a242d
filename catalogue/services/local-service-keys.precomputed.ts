import { localServices } from './services.ts';

/** The keys of the services that have a page in every town, the only part of their records that browsers need. */
export const localServiceKeys: readonly string[] = localServices.map(({ key }) => key);
