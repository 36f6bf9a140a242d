/** `key: value` lines between two lines of `---`. */
export interface FrontMatter {
  fields: ReadonlyMap<string, string>;
  body: string;
}

export function readFrontMatter(text: string): FrontMatter {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`No front matter in “${text.slice(0, 40)}”`);
  const fields = head.split('\n').map((line): [string, string] => {
    const at = line.indexOf(':');
    if (at < 1) throw new Error(`“${line}” is no line of front matter`);
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  return { fields: new Map(fields), body: body.trim() };
}
