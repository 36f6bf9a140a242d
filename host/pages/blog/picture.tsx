interface PictureProps {
  /** Path on this site; anything else is ignored, because the site shows no pictures from elsewhere. */
  imageUrl: string;
  /** @default 'late' */
  when?: 'first' | 'late';
}

/** A post's decorative picture; the title says the same. */
export function Picture({ imageUrl, when = 'late' }: PictureProps) {
  if (!isOwnPicture(imageUrl)) return null;
  const loading = when === 'first' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img src={imageUrl} width="320" height="200" alt="" {...loading} />;
}

/** Whether this is the path of a picture on this site. */
export const isOwnPicture = (imageUrl: string): boolean => /^\/(?![/\\])/.test(imageUrl);
