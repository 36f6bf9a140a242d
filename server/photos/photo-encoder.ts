/** A photo as it is kept: both sizes are JPEG, turned the right way up, in sRGB, without metadata. */
export interface EncodedPhoto {
  large: Buffer;
  small: Buffer;
  /** Of the large one, in pixels. */
  width: number;
  height: number;
}

/** Decodes what people send, and encodes it again. */
export interface PhotoEncoder {
  /** Rejects with a problem: 422 that says what is wrong with the file, 503 if this machine cannot decode it now. */
  encodePhoto(bytes: Buffer): Promise<EncodedPhoto>;
  /** A picture of a post, as a JPEG of 960 × 600 pixels. Rejects like {@link encodePhoto}. */
  encodePicture(bytes: Buffer): Promise<Buffer>;
}
