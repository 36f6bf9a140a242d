import { brand } from '../../catalogue/brand.ts';
import type { SnippetKind } from './data.ts';

/** The widgets' default first; a webmaster may write any other into the code. */
export const accents = {
  'Barn red': brand.colors.barn,
  'Bay blue': brand.colors.bay,
  'Marsh green': '#4c6a3d',
  Ink: brand.colors.ink,
} as const;

export const strings = {
  what: 'What to show',
  opens: 'How it opens',
  modes: { inline: 'In the page', button: 'Button', 'side-tab': 'Side tab', 'full-page': 'Full page' },
  buttonText: 'Words on the button',
  known: 'What you already know',
  starts: 'What it starts with',
  fields: {
    service: 'Service',
    heading: 'Heading',
    quiz: 'Quiz',
    brand: 'Maker',
    category: 'Category',
    limit: 'Number',
    redirect: 'Page to show after sending',
    'prefill-city': 'Town',
    lang: 'Language',
  },
  values: { en: 'English', es: 'Spanish' },
  usual: (fallback: string) => `${fallback} (usual)`,
  unset: 'not set',
  unsetLanguage: 'your page’s (usual)',
  hiddenName: 'Hidden field',
  hiddenExample: 'campaign',
  hiddenValue: 'Value',
  hiddenNote: 'Visitors do not see hidden fields. We get them with the request. Put no personal data in them.',
  another: 'Another hidden field',
  remove: 'Remove this hidden field',
  looks: 'How it looks',
  theme: 'Theme',
  accent: 'Button color',
  looksNote: 'Auto follows the visitor’s screen. The type is your page’s own.',
  kind: 'Kind of page',
  kinds: {
    module: [
      'HTML',
      'Paste it into your page where the widget should be. Several widgets on one page need the script line only once. Its address never changes.',
    ],
    wordpress: ['WordPress', 'Without a plugin: put the code under HTML into a Custom HTML block.'],
    react: ['React', 'React 19. Put the file of types among your sources.'],
    vue: ['Vue', 'Vue 3. Put the file of types among your sources.'],
    svelte: ['Svelte', 'Svelte 5. Put the file of types among your sources.'],
    classic: [
      'Classic script',
      'For pages that cannot load modules. Each widget has its own script line. Copy it again when we release a new version.',
    ],
    placeholder: ['Placeholder', 'For editors that remove tags they do not know.'],
  } satisfies Record<SnippetKind, readonly [name: string, note: string]>,
  styleNote: 'If your page has a strict security policy, move the rule in <style> to your own style sheet.',
  snippet: 'Code',
  copy: 'Copy',
  copied: 'Copied!',
} as const;
