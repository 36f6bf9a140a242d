/** A town we serve, as `/api/service-areas` returns it. */
export interface ServiceArea {
  id: string;
  name: string;
  slug: string;
  county: string;
  state: string;
  description: string;
  metaDescription?: string;
  zipCodes?: readonly string[];
  active: boolean;
}
