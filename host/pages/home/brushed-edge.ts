/**
 * Masks whose edge was left by a wide brush: nine strokes, none ending where the one before did. Made for boxes of any
 * size: the edge keeps its depth, the strokes share the length.
 */
const strokes =
  'h-4q-11 5-5 10H62q-11 5-4 10h14q-9 5-2 10H43q-12 5-5 10h18q-9 5-3 10H27q-9 5-2 10h15q-10 5-2 10H14q-11 5-4 10h13q-9 5-2 10';

const depth = '7rem';

const image = (size: string, path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size}' preserveAspectRatio='none'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const solid = 'linear-gradient(#000 0 0)';

export const brushedLeft = `${image('100 90', `M100 0${strokes}H100z`)} 0 0/${depth} 100% no-repeat, ${solid} ${depth} 0 no-repeat`;

export const brushedTop = `${image('90 100', 'M0 100V20q5-8 10-3V9q5-9 10 0v12q5-9 10-2V5q5-9 10-1v12q5-8 10-2V8q5-9 10-3v13q5-8 10-2V6q5-8 10-2v9q5-9 10-3v90z')} 0 0/100% 4rem no-repeat, ${solid} 0 4rem no-repeat`;
