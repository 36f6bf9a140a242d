import { packedWall } from './listed-colors.precomputed.ts';
import { unpackColors } from './packed-colors.ts';

/** Every paint color as it hangs: by category, the two makers' side by side, from light to dark. */
export const paintWall = /* @__PURE__ */ unpackColors(packedWall);
