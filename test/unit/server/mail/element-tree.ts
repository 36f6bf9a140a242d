/** The tags of a document in order, each with its attribute names, as a parser reads them. */
export function elementTree(html: string): string[] {
  const tags: string[] = [];
  let at = html.indexOf('<');
  while (at !== -1) {
    const end = tagEnd(html, at + 1);
    const names = html.slice(at, end).replace(/=(?:"[^"]*"|'[^']*'|[^\s>"']+)/g, '');
    tags.push(names.replace(/\s+/g, ' '));
    at = html.indexOf('<', end);
  }
  return tags;
}

/** Where a tag ends: at the first `>` outside quotes. */
function tagEnd(html: string, start: number): number {
  let quote = '';
  for (let at = start; at < html.length; at += 1) {
    const character = html[at] ?? '';
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return html.length;
}
