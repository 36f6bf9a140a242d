/** Both sizes are JPEGs that we encoded, without metadata. */
export interface NewPhoto {
  /** Unguessable: anyone who knows it can attach the photo to a request. */
  id: string;
  addedAt: Date;
  /** A tag of the address that sent it. Erased when a lead claims it. */
  holder: string;
  large: Buffer;
  small: Buffer;
}

/** For photos that no lead has claimed. */
export interface PhotoRoom {
  /** A photo takes one place per megabyte begun. */
  maxPlaces: number;
  maxPlacesOfHolder: number;
}

/** Not stored only while the disk is nearly full. */
export type PhotoOutcome = { isStored: true; removed: number } | { isStored: false };

export type PhotoSize = 'large' | 'small';

/** Stored first, then claimed by the lead that lists it, before that lead is stored, so a crash loses nothing. */
export interface PhotoStore {
  /** Durable. The oldest unclaimed photos beyond `room`, of its holder, then of all, give way. */
  addPhoto(photo: NewPhoto, room: PhotoRoom): Promise<PhotoOutcome>;
  readPhoto(id: string, size: PhotoSize): Promise<Buffer | undefined>;
  /**
   * Call before the lead is stored; erases the holders; idempotent for the same lead. After false it must not list
   * them.
   */
  claimPhotos(ids: readonly string[], leadId: string, at: Date): Promise<boolean>;
  /** In their order. */
  unclaimable(ids: readonly string[], leadId: string): Promise<readonly string[]>;
  /** Files first, so that a repeated call finds the rest after a crash. */
  removePhotosOf(leadIds: readonly string[]): Promise<void>;
  /**
   * Removes photos added before `before` and unclaimed, or claimed before it by a lead that does not exist. `next`: the
   * next call's `after`; absent at the end. The first call also removes unfinished files.
   */
  sweepPhotos(page: { before: Date; after?: string; limit: number }): Promise<{ removed: number; next?: string }>;
}

/** A JPEG that we encoded, without metadata. */
export interface NewPicture {
  id: string;
  addedAt: Date;
  /** At most a megabyte. */
  bytes: Buffer;
}

/** Does not record which post shows a picture. */
export interface PictureStore {
  /**
   * Durable. False while there are `max` or the disk is nearly full; concurrent calls may exceed `max` by their number.
   */
  addPicture(picture: NewPicture, limit: { max: number }): Promise<boolean>;
  readPicture(id: string): Promise<Buffer | undefined>;
  /** Only ids of pictures added before this time. */
  picturesBefore(time: Date): Promise<string[]>;
  /** Ignores missing ones. */
  removePictures(ids: readonly string[]): Promise<void>;
}
