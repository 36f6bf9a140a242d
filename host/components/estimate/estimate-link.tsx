import type { ServiceArea } from '../../../catalogue/contracts/content.ts';
import { type ServiceType, serviceTypes } from '../../../catalogue/contracts/form-names.ts';
import { readColorList } from '../../../catalogue/paint/color-list.ts';
import { packages } from '../../../catalogue/services/packages.ts';
import type { WorkGroup } from '../../../catalogue/services/service.ts';
import { withColors } from '../../../widgets/estimate-form/message-colors.ts';
import { ButtonLink, CallLink } from '../links.tsx';

export const estimateAnchor = 'estimate';

/** `c` is the palette’s list of colors; `city` and `zip` also stand in links of `catalogue/towns/area-messages.ts`. */
export const estimateQuery = ['service', 'package', 'c', 'city', 'zip'] as const;

const findPackage = (wanted: string | undefined) => packages.find(({ name }) => name === wanted)?.name;

interface Known {
  service?: ServiceType;
  package?: string;
  colors?: string;
  town?: ServiceArea | undefined;
}

/** Leaves out an unknown package; `colors` is in the palette's format. */
export function estimateLink(known: Known = {}): string {
  const chosen = findPackage(known.package);
  const { name, zipCodes = [] } = known.town ?? {};
  const query = new URLSearchParams({
    ...(known.service && { service: known.service }),
    ...(chosen && { package: chosen }),
    ...(known.colors && { c: known.colors }),
    ...(name && { city: name }),
    ...(zipCodes.length === 1 && { zip: zipCodes[0] }),
  }).toString();
  return `/contact${query && `?${query}`}#${estimateAnchor}`;
}

export const sampleEstimateLink = (service: ServiceType = 'exterior') => `/${service}#sample-estimate`;
export const sampleEstimateText = 'See a sample estimate';

export const pageOrEstimate = ({ name, href }: { name: string; href: string }) =>
  href === '/contact' ? estimateLink({ package: name }) : href;

export const serviceTypeOf = {
  inside: 'interior',
  outside: 'exterior',
  washing: 'pressure-washing',
  wood: 'exterior',
} as const satisfies Record<WorkGroup, ServiceType>;

/** By form field, without unknown values. */
export function estimateValues(query: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const service = serviceTypes.find((type) => type === query.get('service'));
  const chosen = findPackage(query.get('package'));
  const message = withColors(chosen ? `Package: ${chosen}\n` : '', readColorList(query.get('c') ?? ''));
  const city = query.get('city') ?? '';
  const zipCode = query.get('zip') ?? '';
  return {
    ...(service && { serviceType: service }),
    ...(message && { message }),
    ...(/^[\p{L} .'’-]{2,40}$/u.test(city) && { city }),
    ...(/^\d{5}$/.test(zipCode) && { zipCode }),
  };
}

interface EstimateOrCallProps {
  className: string;
  href?: string | undefined;
  label?: string;
}

export const EstimateOrCall = ({ className, href, label = 'Get Free Estimate' }: EstimateOrCallProps) => (
  <p className={className}>
    <ButtonLink href={href ?? estimateLink()}>{label}</ButtonLink>
    <CallLink />
  </p>
);
