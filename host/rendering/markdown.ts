import { Marked, type Tokens } from 'marked';
import { escapeMarkup, unescapeMarkup } from '../../catalogue/escape-markup.ts';

export interface Article {
  html: string;
  /** The same, cut before each second-level heading that stands in no list or quote. */
  parts: readonly string[];
  /** Second-level headings. */
  sections: readonly { id: string; title: string }[];
}

/** Safe for untrusted text: shows HTML as text, drops unsafe links and images. Never throws. */
export function renderMarkdown(text: string): Article {
  const sections: { id: string; title: string }[] = [];
  const marked = new Marked({ gfm: true });
  let above = 1;
  let shift: number | undefined;

  marked.use({
    tokenizer: { html: () => undefined, tag: () => undefined },
    renderer: {
      html: ({ text }) => escapeMarkup(text),
      heading({ tokens, depth }) {
        shift ??= 2 - depth;
        above = Math.min(Math.max(depth + shift, 2), above + 1, 6);
        const content = this.parser.parseInline(tokens);
        if (above > 2) return `<h${above}>${content}</h${above}>\n`;
        const title = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = `part-${sections.length + 1}`;
        sections.push({ id, title: unescapeMarkup(title) });
        return `<h2 id="${id}">${content}</h2>\n`;
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        const address = safeAddress(href);
        return address === undefined ? content : `<a href="${escapeMarkup(address)}">${content}</a>`;
      },
      image: ({ text }) => escapeMarkup(text),
      code: ({ text }) => `<pre><code>${escapeMarkup(text)}</code></pre>\n`,
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
      table(token) {
        const rows = token.rows.map((row) => rowOf(row, (cell) => this.parser.parseInline(cell.tokens))).join('');
        const head = rowOf(token.header, (cell) => this.parser.parseInline(cell.tokens));
        return `<div tabindex="0" role="group" aria-label="Table"><table><thead>${head}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  try {
    const parts = [''];
    for (const token of marked.lexer(text)) {
      const known = sections.length;
      const html = marked.parser([token]);
      if (token.type === 'heading' && sections.length > known) parts.push(html);
      else parts.push(`${parts.pop()}${html}`);
    }
    return { html: parts.join(''), parts, sections };
  } catch (error) {
    // Nested too deeply for the stack: shown as source, which cannot break page or feed.
    if (!(error instanceof RangeError)) throw error;
    const html = `<p>${escapeMarkup(text)}</p>\n`;
    return { html, parts: [html], sections: [] };
  }
}

function rowOf(cells: readonly Tokens.TableCell[], contentOf: (cell: Tokens.TableCell) => string): string {
  const row = cells.map((cell) =>
    cell.header ? `<th scope="col">${contentOf(cell)}</th>` : `<td>${contentOf(cell)}</td>`,
  );
  return `<tr>${row.join('')}</tr>`;
}

const safeProtocols = ['http:', 'https:', 'mailto:', 'tel:'];
/** Only for parsing relative URLs. */
const ownOrigin = 'https://own.invalid';

/** Undefined if it is unsafe. */
function safeAddress(href: string): string | undefined {
  if (href.startsWith('#')) return href;
  if (!URL.canParse(href, `${ownOrigin}/blog/`)) return undefined;
  const url = new URL(href, `${ownOrigin}/blog/`);
  if (url.origin === ownOrigin) return `${url.pathname}${url.search}${url.hash}`;
  return safeProtocols.includes(url.protocol) ? url.href : undefined;
}
