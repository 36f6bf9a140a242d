declare module '*.svg' {
  const markup: string;
  export default markup;
}

/** For `widgets/core/ui/preview/preview.tsx`. */
declare module '*.svg?elements' {
  const drawn: import('../widgets/core/ui/preview/preview.tsx').Drawn;
  export default drawn;
}

/** CSS of static imports, minus what dynamic importers already have; minified. */
declare module 'sheet:*' {
  const sheet: string;
  export default sheet;
}

/** True in `npm run dev`. */
declare const __WATCHING__: boolean;
