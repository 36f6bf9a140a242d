/** A parsed element. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text, with entities resolved. */
  text: string;
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", apos: "'" };

/** Parses the XML that our files use; throws on anything that is not well-formed or that they do not use. */
export function readXml(source: string): XmlElement {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML forbids.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(source)) throw new Error('A character XML forbids');
  const body = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  if (body === source) throw new Error('No XML declaration');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [piece] of body.matchAll(/<[^>]*>|[^<]+|</g)) {
    const current = open.at(-1) ?? root;
    const tag = /^<(\/?)([a-z]+)((?: [\w:]+="[^"<]*")*)(\/?)>$/.exec(piece);
    if (!tag) {
      if (piece.startsWith('<')) throw new Error(`No element: ${piece}`);
      current.text += resolved(piece);
      continue;
    }
    const [, isEnd, name = '', attributes = '', isEmpty] = tag;
    if (isEnd) {
      if (current.name !== name || open.length === 1) throw new Error(`</${name}> closes <${current.name}>`);
      open.pop();
      continue;
    }
    const element = { name, attributes: attributesOf(attributes), children: [], text: '' };
    current.children.push(element);
    if (!isEmpty) open.push(element);
  }
  const [document] = root.children;
  if (open.length > 1 || !document || root.children.length > 1 || root.text.trim()) throw new Error('Not one element');
  return document;
}

/** The texts of all elements with a name, in order. */
export function textsOf(element: XmlElement, name: string): string[] {
  const own = element.name === name ? [element.text] : [];
  return [...own, ...element.children.flatMap((child) => textsOf(child, name))];
}

const attributesOf = (source: string) =>
  Object.fromEntries(
    [...source.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, resolved(value)]),
  );

function resolved(text: string): string {
  return text.replace(/&([^;&]*);?/g, (reference, name) => {
    const sign = entities[name];
    if (sign === undefined || !reference.endsWith(';')) throw new Error(`No entity: ${reference}`);
    return sign;
  });
}
