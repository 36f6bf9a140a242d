/** A picture of a post as its page shows it: JPEG, written by us, without metadata. */
export interface NewPicture {
  id: string;
  addedAt: Date;
  /** At most a megabyte. */
  bytes: Buffer;
}

/** Pictures that the owner has uploaded for posts. Each is one record; nothing here knows which post shows it. */
export interface PictureStore {
  /**
   * Keeps a picture durably.
   * @returns false, and keeps nothing, while `max` are kept already or the disk is nearly full; calls at one moment may
   * exceed it by their number
   */
  addPicture(picture: NewPicture, limit: { max: number }): Promise<boolean>;
  /** Undefined when there is no such picture. */
  readPicture(id: string): Promise<Buffer | undefined>;
  /** The ids of all pictures added before a time. */
  picturesBefore(time: Date): Promise<string[]>;
  /** Removes these pictures; those that are not there stay away. */
  removePictures(ids: readonly string[]): Promise<void>;
}
