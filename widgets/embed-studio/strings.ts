import type { SnippetKind } from './data.ts';

/** All text of the studio; text about a widget comes with the widget. */
export const strings = {
  widget: 'Widget',
  usual: (fallback: string) => `${fallback} (usual)`,
  unset: 'not set',
  accent: 'Accent color',
  kind: 'How your page can take it',
  kinds: {
    module: ['Module', 'one script for every widget'],
    classic: ['Classic script', 'for pages without modules'],
    placeholder: ['Placeholder', 'where an editor strips unknown tags'],
  } satisfies Record<SnippetKind, readonly [name: string, when: string]>,
  snippet: 'Copy this into your page',
  copy: 'Copy',
  copied: 'Copied!',
  preview: 'Preview',
  late: 'The preview needs JavaScript.',
  nothingSent: 'This is a preview: nothing was sent.',
} as const;
