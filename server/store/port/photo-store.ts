/** A photo that a visitor sent, in both stored sizes: JPEGs that we encoded, without metadata. */
export interface NewPhoto {
  /** Unguessable: anyone who knows it can attach the photo to a request. */
  id: string;
  addedAt: Date;
  large: Buffer;
  small: Buffer;
}

export type PhotoSize = 'large' | 'small';

/**
 * Photos of the job. Each is stored first, then claimed by the lead that lists it, before that lead is stored. A crash
 * between these steps loses nothing that was acknowledged, and {@link PhotoStore.sweepPhotos} removes the rest.
 */
export interface PhotoStore {
  /**
   * Stores a photo durably, in both sizes.
   * @returns false, and stores nothing, while `maxUnclaimed` photos are unclaimed or the disk is nearly full
   */
  addPhoto(photo: NewPhoto, limit: { maxUnclaimed: number }): Promise<boolean>;
  /**
   * Makes room for another photo: removes unclaimed photos added before `before`, oldest first, until fewer than
   * `maxUnclaimed` are left. None that a lead claims meanwhile is removed.
   * @returns how many were removed
   */
  removeOldUnclaimed(limit: { before: Date; maxUnclaimed: number }): Promise<number>;
  /** The bytes of one size; undefined if there is no such photo. */
  readPhoto(id: string, size: PhotoSize): Promise<Buffer | undefined>;
  /**
   * Claims photos for a lead that is about to be stored; idempotent for the same lead.
   * @returns false if one is missing or belongs to another lead: then the lead must not list them
   */
  claimPhotos(ids: readonly string[], leadId: string, at: Date): Promise<boolean>;
  /** Those of these ids that this lead cannot claim, in their order. */
  unclaimable(ids: readonly string[], leadId: string): Promise<readonly string[]>;
  /** Removes every photo of these leads, files first, so that a repeated call finds the rest after a crash. */
  removePhotosOf(leadIds: readonly string[]): Promise<void>;
  /**
   * Checks up to `limit` photos in the order of their ids and removes those that no lead lists: added before `before`
   * and not claimed, or claimed before it by a lead that does not exist. The first call also removes unfinished files.
   * @returns how many were removed, and `next`, the `after` of the next call; absent when all were checked
   */
  sweepPhotos(page: { before: Date; after?: string; limit: number }): Promise<{ removed: number; next?: string }>;
}
