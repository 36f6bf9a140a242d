import { unpackColors } from './paint-colors/packed-colors.ts';
import { packedWall } from './paint-colors/packed-wall.precomputed.ts';

/** Every paint color as it hangs: by category, the two makers' side by side, from light to dark. */
export const paintWall = /* @__PURE__ */ unpackColors(packedWall);
