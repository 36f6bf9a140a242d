/** The Markdown files of a folder, by file name. */
declare module '*.md' {
  const texts: readonly string[];
  export default texts;
}
