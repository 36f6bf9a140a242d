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
