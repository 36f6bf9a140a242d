import { brand } from '../../../catalogue/brand.ts';
import { neutralTone, tones } from './tones.css.ts';

interface PictureProps {
  /** A path on this site; others are ignored. */
  imageUrl: string;
  /** @default decorative */
  imageAlt?: string | undefined;
  when?: 'first' | 'late';
}

export function Picture({ imageUrl, imageAlt = '', when = 'late' }: PictureProps) {
  if (!isOwnPicture(imageUrl)) return null;
  const loading = when === 'first' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img src={imageUrl} width="320" height="200" alt={imageAlt} {...loading} />;
}

export const isOwnPicture = (imageUrl: string): boolean => /^\/(?![/\\])/.test(imageUrl);

/** Categories that the owner adds share a neutral one. */
export const toneOf = (category: string): string =>
  Object.hasOwn(tones, category) ? (tones[category] ?? neutralTone) : neutralTone;

const { ink, lineStrong, tape } = brand.colors;

export const EmptyPicture = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 560 340" aria-hidden="true">
    <path fill="#e9e2d2" d="M0 0h560v300H0z" />
    <path fill={ink} fillOpacity=".14" d="M0 298h560v5H0z" />
    <g fill="#d6ccb6" stroke="#b9ad92" strokeWidth="2">
      <path d="M70 60h120v150H70zM220 40h150v110H220zM400 70h90v130h-90zM230 176h110v80H230z" />
    </g>
    <g fill={lineStrong}>
      <circle cx="130" cy="50" r="4" />
      <circle cx="295" cy="30" r="4" />
      <circle cx="445" cy="60" r="4" />
      <circle cx="285" cy="168" r="4" />
    </g>
    <path fill={tape} d="m392 226 78-9 1 20-78 8z" />
  </svg>
);
