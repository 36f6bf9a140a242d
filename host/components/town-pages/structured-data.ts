import { breadcrumbJsonLd, serviceJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';

interface LocalService {
  name: string;
  description: string;
  url: string;
}

export function townServiceJsonLd(publicUrl: string, { name, county, state }: ServiceArea, service: LocalService) {
  const areaServed = {
    '@type': 'Place',
    name: `${name}, ${state}`,
    containedInPlace: { '@type': 'AdministrativeArea', name: `${county}, ${state}` },
  };
  return { ...serviceJsonLd({ url: publicUrl }, service), areaServed };
}

export function townBreadcrumbsJsonLd(
  publicUrl: string,
  { name, slug }: ServiceArea,
  page?: { name: string; url: string },
) {
  return breadcrumbJsonLd([
    { name: 'Home', url: `${publicUrl}/` },
    { name: 'Areas We Serve', url: `${publicUrl}/service-areas` },
    { name, url: `${publicUrl}/service-areas/${slug}` },
    ...(page ? [page] : []),
  ]);
}
