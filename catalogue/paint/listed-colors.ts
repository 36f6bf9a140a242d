import { packedColors } from './listed-colors.precomputed.ts';
import { unpackColors } from './packed-colors.ts';

/** Every paint color as it hangs: by category, the two makers' side by side, from light to dark. */
export const listedColors = /* @__PURE__ */ unpackColors(packedColors);
