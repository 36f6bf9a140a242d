import type { photoRules } from '../../../catalogue/photo-file.ts';

export interface PreparedPhoto {
  body: Blob;
  /** Absent if the browser cannot show the file. */
  preview?: HTMLCanvasElement | undefined;
  /** A sentence; absent if only the server can tell. */
  refusal?: string | undefined;
}

/**
 * Makes a JPEG without metadata, so that the location does not leave the device, unless the browser cannot decode the
 * file or would add noise. Uses nothing outside of itself: the private page contains it.
 */
export function createPreparePhoto(rules: typeof photoRules): (file: File) => Promise<PreparedPhoto> {
  /** Pixels; half as many CSS pixels on high-density screens. */
  const previewSide = 192;
  const quality = 0.85;
  /** Of 255; some browsers change colors a little. */
  const tolerance = 16;

  /** JPEG has no transparency. */
  function drawn(bitmap: ImageBitmap, side: number) {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const drawing = blank(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    const { canvas, context } = drawing;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return drawing;
  }

  function blank(width: number, height: number) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    return { canvas, context };
  }

  const encoded = (canvas: HTMLCanvasElement, type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

  async function encodesWhatIsDrawn(): Promise<boolean> {
    const { canvas, context } = blank(2, 1);
    const colors = [255, 136, 0, 0, 136, 255];
    for (const x of [0, 1]) {
      context.fillStyle = `rgb(${colors.slice(x * 3, x * 3 + 3)})`;
      context.fillRect(x, 0, 1, 1);
    }
    const png = await encoded(canvas, 'image/png');
    if (!png) return false;
    const back = drawn(await createImageBitmap(png), 2).context.getImageData(0, 0, 2, 1).data;
    return colors.every((value, at) => Math.abs(value - (back[at < 3 ? at : at + 1] ?? 0)) < tolerance);
  }
  let isFaithful: Promise<boolean> | undefined;

  async function refusalOf(file: File, bitmap: ImageBitmap | undefined): Promise<string | undefined> {
    const first = new Uint8Array(await file.slice(0, 12).arrayBuffer());
    const isLarge = file.size > rules.maxBytes && 'too_many_bytes';
    const hasMany = bitmap && bitmap.width * bitmap.height > rules.maxPixels && 'too_many_pixels';
    const fault = rules.faultOfType(first) || isLarge || hasMany;
    return fault ? rules.refusals[fault] : undefined;
  }

  return async (file) => {
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    try {
      const preview = bitmap && drawn(bitmap, previewSide).canvas;
      isFaithful ??= encodesWhatIsDrawn().catch(() => false);
      const body = bitmap && (await isFaithful) && (await encoded(drawn(bitmap, rules.side).canvas, 'image/jpeg'));
      return body ? { body, preview } : { body: file, preview, refusal: await refusalOf(file, bitmap) };
    } catch {
      return { body: file, refusal: await refusalOf(file, bitmap) };
    } finally {
      bitmap?.close();
    }
  };
}
