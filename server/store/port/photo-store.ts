/** JPEGs that we encoded, without metadata. */
export interface NewPhoto {
  /** Anyone who knows it can attach the photo to a request: unguessable. */
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

export type PhotoOutcome = { isStored: true; removed: number } | { isStored: false };

export type PhotoSize = 'large' | 'small';

/** Stored, then claimed by the lead that lists it, then that lead is stored. */
export interface PhotoStore {
  /** Durable unless the disk is nearly full. The oldest unclaimed beyond `room` give way. */
  addPhoto(photo: NewPhoto, room: PhotoRoom): Promise<PhotoOutcome>;
  readPhoto(id: string, size: PhotoSize): Promise<Buffer | undefined>;
  /** Erases the holders; idempotent for the same lead. After false it must not list them. */
  claimPhotos(ids: readonly string[], leadId: string, at: Date): Promise<boolean>;
  unclaimable(ids: readonly string[], leadId: string): Promise<readonly string[]>;
  /** Files first, so that a repeated call finds the rest after a crash. */
  removePhotosOf(leadIds: readonly string[]): Promise<void>;
  /**
   * Removes photos before `before` that no lead claimed or lists. `next`: the next call's `after`; absent at the end.
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

export interface PictureStore {
  /** Durable. False while the disk is nearly full; concurrent calls may exceed `max` by their number. */
  addPicture(picture: NewPicture, limit: { max: number }): Promise<boolean>;
  readPicture(id: string): Promise<Buffer | undefined>;
  picturesBefore(time: Date): Promise<string[]>;
  /** Ignores missing ones. */
  removePictures(ids: readonly string[]): Promise<void>;
}
