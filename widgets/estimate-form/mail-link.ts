import { business } from '../../catalogue/business.ts';
import type { ServiceType } from '../../catalogue/contracts/service-types.ts';
import { percentEncode } from '../kit/form/percent-encode.ts';
import { outcomeStrings } from './outcome-strings.ts';
import type { Strings } from './strings.ts';

/** Longer addresses are cut or refused by some mail programs and launchers (about 2,000 characters on Windows). */
const maxLength = 1800;

/** A `mailto:` address that carries over what was typed, as much of it as fits. */
export function mailLink(values: Readonly<Record<string, string>>, { labels, services }: Strings): string {
  const typed = Object.entries(labels).map(([name, label]) => `${label}: ${values[name] ?? ''}`);
  const [service] = services[values.serviceType as ServiceType] ?? [''];
  const start = `mailto:${business.email}?subject=${encodeURIComponent(outcomeStrings.mailSubject)}&body=`;
  return start + percentEncode([service, ...typed].join('\r\n'), maxLength - start.length);
}
