/** The Markdown files of a folder as text, by file name. */
declare module '*.md' {
  const texts: readonly string[];
  export default texts;
}
