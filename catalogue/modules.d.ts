/** The texts of a folder's Markdown files, by file name. */
declare module '*.md' {
  const texts: readonly string[];
  export default texts;
}
