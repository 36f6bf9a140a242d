import { packedColors } from './listed-colors.precomputed.ts';
import { unpackColors } from './packed-colors.ts';

/** Every paint color in display order: by category, both makers together, the strongest first. */
export const listedColors = /* @__PURE__ */ unpackColors(packedColors);
