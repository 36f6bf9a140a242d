import { type ServiceType, serviceTypes } from '../../../catalogue/contracts/form-names.ts';
import { readColorList } from '../../../catalogue/paint/color-list.ts';
import { packages } from '../../../catalogue/services/packages.ts';
import type { WorkGroup } from '../../../catalogue/services/service.ts';
import { withColors } from '../../../widgets/estimate-form/message-colors.ts';
import { ButtonLink, CallLink } from '../links.tsx';

export const estimateAnchor = 'estimate';

/** `c` is the palette’s list of colors. */
export const estimateQuery = ['service', 'package', 'c'] as const;

const findPackage = (wanted: string | undefined) => packages.find(({ name }) => name === wanted)?.name;

/** Leaves out an unknown package; `colors` is in the palette's format. */
export function estimateLink(known: { service?: ServiceType; package?: string; colors?: string } = {}): string {
  const chosen = findPackage(known.package);
  const query = new URLSearchParams({
    ...(known.service && { service: known.service }),
    ...(chosen && { package: chosen }),
    ...(known.colors && { c: known.colors }),
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
  return { ...(service && { serviceType: service }), ...(message && { message }) };
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
