/** A drawing's markup, as text. */
declare module '*.svg' {
  const markup: string;
  export default markup;
}

/** A drawing as elements, which `widgets/core/ui/preview/draw.ts` turns into a picture. */
declare module '*.svg?elements' {
  const drawn: import('../widgets/core/ui/preview/draw.ts').Drawn;
  export default drawn;
}

/**
 * All CSS that a module reaches by static imports, minus what the modules that import it dynamically already have, as one
 * minified text.
 */
declare module 'sheet:*' {
  const sheet: string;
  export default sheet;
}

/** True in watch mode: `npm run dev`. */
declare const __WATCHING__: boolean;
