import { localServices } from './services.ts';

/** The keys of the services that have a page in every town: all that browsers need of their records. */
export const localServiceKeys: readonly string[] = localServices.map(({ key }) => key);
