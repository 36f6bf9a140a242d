import { boardServices } from './local-services/boards.ts';
import { type LocalService, localServiceKeys } from './local-services/local-service.ts';
import { mainLocalServices } from './local-services/main.ts';
import { roomServices } from './local-services/rooms.ts';
import { washingServices } from './local-services/washing.ts';

const byKey = new Map<string, LocalService>(
  [...mainLocalServices, ...roomServices, ...boardServices, ...washingServices].map((service) => [
    service.key,
    service,
  ]),
);

/** The sixteen services that have a page in every town, in the order of their keys (SPEC.md §3). */
export const localServices: readonly LocalService[] = localServiceKeys.map(localService);

/** The service of a key, exactly as an address spells it; undefined when there is none. */
export function findLocalService(key: string): LocalService | undefined {
  return byKey.get(key);
}

function localService(key: string): LocalService {
  const service = byKey.get(key);
  if (!service) throw new Error(`No local service ${key}`);
  return service;
}
