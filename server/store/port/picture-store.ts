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
