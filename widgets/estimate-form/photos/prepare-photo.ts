import { largeSide } from '../../../catalogue/contracts/photo.ts';

/** A photo ready for upload, and its thumbnail for the list. */
export interface PreparedPhoto {
  body: Blob;
  /** Absent if the browser cannot show the file. */
  preview?: HTMLCanvasElement;
}

/** Side of the preview in pixels; half of that in CSS pixels on high-density screens. */
const previewSide = 192;
const quality = 0.85;

/**
 * Decodes a photo and downscales it to the stored size, as a JPEG without metadata, so that its location does not leave
 * the device. A file that the browser cannot decode is sent unchanged; the server reports its error.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  let bitmap: ImageBitmap | undefined;
  try {
    bitmap = await createImageBitmap(file);
    const body = await jpegOf(drawn(bitmap, largeSide));
    return { body: body ?? file, preview: drawn(bitmap, previewSide) };
  } catch {
    return { body: file };
  } finally {
    bitmap?.close();
  }
}

/** On white, because JPEG has no transparency. */
function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
