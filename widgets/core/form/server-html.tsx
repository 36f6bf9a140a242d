/** Keeps what the server has rendered in its place, so that browsers need not know how it was made. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; hydration leaves an element with this alone.
export const ServerHtml = () => <div dangerouslySetInnerHTML={{ __html: '' }} />;
