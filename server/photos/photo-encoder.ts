/** A photo as stored: both sizes are upright JPEGs in sRGB, without metadata. */
export interface EncodedPhoto {
  large: Buffer;
  small: Buffer;
  /** The width of the large one, in pixels. */
  width: number;
  height: number;
}

/** Decodes uploaded pictures and encodes them again. */
export interface PhotoEncoder {
  /** Rejects with a problem: 422 that says what is wrong with the file, 503 if this machine cannot decode it now. */
  encodePhoto(bytes: Buffer): Promise<EncodedPhoto>;
  /** Encodes a picture of a post as a JPEG of 960 × 600 pixels. Rejects like {@link encodePhoto}. */
  encodePicture(bytes: Buffer): Promise<Buffer>;
}
