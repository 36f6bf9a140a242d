/** Its ids must be unique on the page. */
export function Drawing({ markup, className }: { markup: string; className?: string }) {
  const html = markup.replace(' xmlns="http://www.w3.org/2000/svg"', '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one of our files, read by the build.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
