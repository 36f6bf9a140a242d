import { type ServiceType, serviceTypes } from '../contracts/service-type-names.ts';

export const maxStars = 5;

/** A missing rating, one below 1, or not a number shows five. */
export function starsOf(rating: number | string | null | undefined): number {
  const stars = Number.parseInt(String(rating), 10);
  return stars >= 1 ? Math.min(stars, maxStars) : maxStars;
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => [...word][0]?.toUpperCase()[0] ?? '').join('');
}

export const toneOf = (serviceType: string): ServiceType | 'neutral' =>
  serviceTypes.find((known) => known === serviceType) ?? 'neutral';

export function workOf(serviceType: string): string {
  const work = serviceType.replaceAll('-', ' ');
  return serviceType === 'interior' || serviceType === 'exterior' ? `${work} painting` : work;
}
