interface PictureProps {
  /** Path on this site; anything else is ignored, because the site shows no pictures from elsewhere. */
  imageUrl: string;
  /** Alternative text. @default decorative, because the title says the same */
  imageAlt?: string | undefined;
  /** @default 'late' */
  when?: 'first' | 'late';
}

/** A post's picture. */
export function Picture({ imageUrl, imageAlt = '', when = 'late' }: PictureProps) {
  if (!isOwnPicture(imageUrl)) return null;
  const loading = when === 'first' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img src={imageUrl} width="320" height="200" alt={imageAlt} {...loading} />;
}

/** Whether this is the path of a picture on this site. */
export const isOwnPicture = (imageUrl: string): boolean => /^\/(?![/\\])/.test(imageUrl);
