import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * A component that looks the same in every document: what its one element holds is rendered at its first use and
 * inserted as text from then on. Home consists mostly of such parts; rendering them each time took a third of its time.
 * @param render reads constants only, and returns an element of the document; it uses no hooks
 */
export function constant(render: () => ReactElement<{ children?: ReactNode }>): () => ReactElement {
  let known: ReactElement | undefined;
  return () => {
    known ??= withMarkup(render());
    return known;
  };
}

function withMarkup({ type: Element, props }: ReactElement<{ children?: ReactNode }>): ReactElement {
  const { children, ...attributes } = props;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, which escapes.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }} />;
}
