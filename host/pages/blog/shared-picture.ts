import { defaultImage } from '../../rendering/metadata.ts';
import { isOwnPicture } from './picture.tsx';

/**
 * The picture that a link to a post is shown with. Networks show no SVG: of each drawing of the catalogue's posts the
 * build makes a PNG beside it, and for others the house stands in.
 */
export function sharedPicture(imageUrl: string): string {
  if (!isOwnPicture(imageUrl)) return defaultImage;
  const drawing = /^(\/assets\/posts\/.+)\.svg$/.exec(imageUrl);
  if (drawing) return `${drawing[1]}.png`;
  return imageUrl.endsWith('.svg') ? defaultImage : imageUrl;
}
