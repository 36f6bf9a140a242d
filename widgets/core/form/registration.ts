import { useEffect, useState } from 'react';
import type { WidgetHost } from '../runtime/define-widget.ts';

/** Undefined if the server does not say. Rejects without an answer. */
export async function isRegistered(apiOrigin: string, site: string): Promise<unknown> {
  const response = await fetch(`${apiOrigin}/api/embed-origins?origin=${encodeURIComponent(site)}`);
  return ((await response.json()) as { registered: unknown }).registered;
}

/** Asked once a page. A sandboxed frame has no origin. */
let question: Promise<unknown> | undefined;

/** Throws on an unregistered site, which shows the fallback link, if any. */
export function useRegistration({ apiOrigin, element }: WidgetHost): void {
  const [refusal, refuse] = useState<Error>();
  if (refusal) throw refusal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: neither ever changes.
  useEffect(() => {
    const { origin } = window;
    if (origin === apiOrigin) return;
    question ??= origin === 'null' ? Promise.resolve(false) : isRegistered(apiOrigin, origin);
    question.then(
      (answer) => {
        const links = element?.querySelectorAll('a') ?? [];
        if (answer !== false || links.length === 0) return;
        for (const link of links) link.target = '_blank';
        const lookUp = `${apiOrigin}/embed?site=${encodeURIComponent(origin)}#registered`;
        refuse(new Error(`Forms work on registered sites only; ${origin} is none: ${lookUp}`));
      },
      () => {},
    );
  }, []);
}
