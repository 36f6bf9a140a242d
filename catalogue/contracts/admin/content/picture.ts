/** `POST /api/admin/content/pictures`. */
export interface PictureReceipt {
  /** `/pictures/….jpg`, for a post's `imageUrl`. */
  path: string;
}

export const uploadedPicture = /^\/pictures\/([\w-]{22})\.jpg$/;
