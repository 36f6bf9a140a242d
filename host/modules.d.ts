/** A drawing's markup, as text. */
declare module '*.svg' {
  const markup: string;
  export default markup;
}

/** All the CSS that a module reaches by its imports, as one minified text. */
declare module 'sheet:*' {
  const sheet: string;
  export default sheet;
}

/** True in a build that watches: `npm run dev`. */
declare const __WATCHING__: boolean;
