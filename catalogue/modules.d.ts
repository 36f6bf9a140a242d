declare module '*.md' {
  const texts: readonly string[];
  export default texts;
}
