import { type ReactElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HasMarks, markOf } from '../rendering/constant-text.ts';

/** `render` reads only constants, uses no hooks, and returns a DOM element. */
export function constant(render: () => ReactElement<{ children?: ReactNode }>): () => ReactElement {
  let known: Record<'marked' | 'plain', ReactElement> | undefined;
  return () => {
    const form = useContext(HasMarks) ? 'marked' : 'plain';
    known ??= bothForms(render());
    return known[form];
  };
}

function bothForms({ type: Element, props }: ReactElement<{ children?: ReactNode }>) {
  const { children, ...attributes } = props;
  const markup = renderToStaticMarkup(children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, which escapes.
  const holding = (__html: string) => <Element {...attributes} dangerouslySetInnerHTML={{ __html }} />;
  return { marked: holding(markOf(markup)), plain: holding(markup) };
}
