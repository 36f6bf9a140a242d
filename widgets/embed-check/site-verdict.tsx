import { business } from '../../catalogue/business.ts';
import { siteOrigin } from '../../catalogue/company/site-origin.ts';
import type { Registration } from './data.ts';
import { strings } from './strings.ts';
import { Verdict } from './verdict.tsx';

export function SiteVerdict({ site, registration }: { site: string; registration: Registration }) {
  const origin = siteOrigin(site);
  if (registration === 'invalid' || !origin) return <p>{strings.invalid}</p>;
  if (registration === 'unreachable') return <Verdict of={strings.unreachable} />;
  if (registration === 'registered') return <Verdict of={strings.registered(origin)} />;
  const next = (
    <>
      {strings.writeTo} <a href={`mailto:${business.email}`}>{business.email}</a> {strings.howToName}
    </>
  );
  return <Verdict of={[strings.unregistered(origin), next]} />;
}
