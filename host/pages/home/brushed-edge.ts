/** Nine strokes of a wide brush, none ending where the one before did. */
const strokes = [38, -14, 33, -18, 34, -15, 28, -13].map((step) => `h${-step}q-9 5 0 10`).join('');
const image = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 90' preserveAspectRatio='none'%3E%3Cpath d='M100 0h-4q-9 5 0 10${strokes}H100z'/%3E%3C/svg%3E")`;
const depth = '7rem';

/**
 * A mask for boxes of any size, whose left edge was left by a brush: the edge keeps its depth, the strokes share the
 * height.
 */
export const brushedEdge = `${image} 0 0/${depth} 100% no-repeat, linear-gradient(#000 0 0) ${depth} 0 no-repeat`;
