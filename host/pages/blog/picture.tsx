interface PictureProps {
  /** A path on this site; others are ignored, because the site shows no pictures from elsewhere. */
  imageUrl: string;
  /** @default decorative, because the title says the same */
  imageAlt?: string | undefined;
  /** @default 'late' */
  when?: 'first' | 'late';
}

export function Picture({ imageUrl, imageAlt = '', when = 'late' }: PictureProps) {
  if (!isOwnPicture(imageUrl)) return null;
  const loading = when === 'first' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img src={imageUrl} width="320" height="200" alt={imageAlt} {...loading} />;
}

export const isOwnPicture = (imageUrl: string): boolean => /^\/(?![/\\])/.test(imageUrl);
