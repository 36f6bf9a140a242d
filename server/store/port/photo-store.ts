/** A photo that a visitor sent, in both stored sizes: JPEGs that we encoded, without metadata. */
export interface NewPhoto {
  /** Unguessable: anyone who knows it can attach the photo to a request. */
  id: string;
  addedAt: Date;
  /** A tag of the address that sent it. Erased when a lead claims it. */
  holder: string;
  large: Buffer;
  small: Buffer;
}

/** The room for photos that no lead has claimed. */
export interface PhotoRoom {
  /** A photo takes one place per megabyte begun. */
  maxPlaces: number;
  maxPlacesOfHolder: number;
}

/** What became of a photo: not stored only while the disk is nearly full. */
export type PhotoOutcome = { isStored: true /** How many others gave way. */; removed: number } | { isStored: false };

export type PhotoSize = 'large' | 'small';

/**
 * Photos of the job. Each is stored first, then claimed by the lead that lists it, before that lead is stored. A crash
 * between these steps loses nothing that was acknowledged, and {@link PhotoStore.sweepPhotos} removes the rest.
 */
export interface PhotoStore {
  /**
   * Stores a photo durably, in both sizes, unless the disk is nearly full. While too many wait for a lead, from its
   * holder or in all, the oldest of those give way. None that a lead claims meanwhile gives way.
   */
  addPhoto(photo: NewPhoto, room: PhotoRoom): Promise<PhotoOutcome>;
  /** The bytes of one size; undefined if there is no such photo. */
  readPhoto(id: string, size: PhotoSize): Promise<Buffer | undefined>;
  /**
   * Claims photos for a lead that is about to be stored, and erases who held them; idempotent for the same lead.
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

/** A picture of a post as shown on its page: a JPEG that we encoded, without metadata. */
export interface NewPicture {
  id: string;
  addedAt: Date;
  /** At most a megabyte. */
  bytes: Buffer;
}

/** Pictures that the owner has uploaded for posts. Each is one record, which does not say which post shows it. */
export interface PictureStore {
  /**
   * Stores a picture durably.
   * @returns false, and stores nothing, while there are `max` or the disk is nearly full; concurrent calls may exceed
   * `max` by their number
   */
  addPicture(picture: NewPicture, limit: { max: number }): Promise<boolean>;
  /** The bytes of a picture; undefined if there is no such picture. */
  readPicture(id: string): Promise<Buffer | undefined>;
  /** The ids of all pictures added before a time. */
  picturesBefore(time: Date): Promise<string[]>;
  /** Removes these pictures; ignores missing ones. */
  removePictures(ids: readonly string[]): Promise<void>;
}
