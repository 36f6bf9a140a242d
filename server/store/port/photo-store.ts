/** A photo that a visitor sent, in the two sizes in which it is kept: JPEG, written by us, without metadata. */
export interface NewPhoto {
  /** Unguessable: whoever knows it may put the photo into a request. */
  id: string;
  addedAt: Date;
  large: Buffer;
  small: Buffer;
}

export type PhotoSize = 'large' | 'small';

/**
 * Photos of the job. Each is first kept by itself, then claimed by the lead that lists it, before that lead is kept. A
 * crash between these steps loses nothing that was acknowledged, and {@link PhotoStore.sweepPhotos} removes the rest.
 */
export interface PhotoStore {
  /**
   * Keeps a photo durably, in both sizes.
   * @returns false, and keeps nothing, while `maxUnclaimed` photos wait for their lead or the disk is nearly full
   */
  addPhoto(photo: NewPhoto, limit: { maxUnclaimed: number }): Promise<boolean>;
  /** The bytes of one size; undefined when there is no such photo. */
  readPhoto(id: string, size: PhotoSize): Promise<Buffer | undefined>;
  /**
   * Claims photos for a lead that is about to be kept; claiming them again for the same lead changes nothing.
   * @returns false when one of them is not there or belongs to another lead: then the lead must not list them
   */
  claimPhotos(ids: readonly string[], leadId: string, at: Date): Promise<boolean>;
  /** Removes every photo of these leads, files first, so that a call made again finds what a crash has left. */
  removePhotosOf(leadIds: readonly string[]): Promise<void>;
  /**
   * Looks at up to `limit` photos in the order of their ids and removes those that no lead lists: added before `before`
   * and not claimed, or claimed before it by a lead that is not kept. The first call removes unfinished files as well.
   * @returns how many were removed, and what `after` takes for the next ones; nothing there when all were looked at
   */
  sweepPhotos(page: { before: Date; after?: string; limit: number }): Promise<{ removed: number; next?: string }>;
}
