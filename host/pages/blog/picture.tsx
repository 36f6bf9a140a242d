interface PictureProps {
  /** Path on this site; anything else is left out, as the site shows no picture of others. */
  imageUrl: string;
  /** @default 'late' */
  when?: 'first' | 'late';
}

/** A post's picture, which says nothing that its title does not. */
export function Picture({ imageUrl, when = 'late' }: PictureProps) {
  if (!isOwnPicture(imageUrl)) return null;
  const loading = when === 'first' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img src={imageUrl} width="320" height="200" alt="" {...loading} />;
}

/** True for the path of a picture on this site. */
export const isOwnPicture = (imageUrl: string): boolean => /^\/(?![/\\])/.test(imageUrl);
