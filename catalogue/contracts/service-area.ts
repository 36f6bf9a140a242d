/** A town that is served, as `/api/service-areas` answers it (SPEC.md §3). */
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
