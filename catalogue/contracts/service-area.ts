/** `/api/service-areas`. */
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
