/** The answer of `POST /api/admin/content/pictures`. */
export interface PictureReceipt {
  /** For `imageUrl` of a post: `/pictures/….jpg`. */
  path: string;
}

/** The path of an uploaded picture; its id is the first group. */
export const uploadedPicture = /^\/pictures\/([\w-]{22})\.jpg$/;
