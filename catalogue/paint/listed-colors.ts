import { packedColors } from './listed-colors.precomputed.ts';
import { unpackColors } from './packed-colors.ts';

/** Every paint color in display order: by category, both makers together, from light to dark. */
export const listedColors = /* @__PURE__ */ unpackColors(packedColors);
