/** `POST /api/admin/content/pictures`. */
export interface PictureReceipt {
  /** `/pictures/….jpg`, for a post's `imageUrl`. */
  path: string;
}

/** Its id is the first group. */
export const uploadedPicture = /^\/pictures\/([\w-]{22})\.jpg$/;
