import { theme } from '../../../widgets/core/ui/theme.css.ts';
import { narrow } from './base.css.ts';

const { color } = theme;

// Spread into a class: a shared class would be in the document of every page.

/** Each `1fr` may become narrower than its content; one column where `stacks` matches. */
export const gridColumns = (template: string, gap: string | number, stacks?: string) => ({
  display: 'grid',
  gridTemplateColumns: template.replace(/minmax\(.*\)|[\d.]+fr/g, (width) =>
    width.endsWith('fr') ? `minmax(0, ${width})` : width,
  ),
  gap,
  ...(stacks && { '@media': { [stacks]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }),
});

export const wrapRow = (gap: string | number) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

export const flexColumn = { display: 'flex', flexDirection: 'column' } as const;

export const tapTarget = (minHeight: string | number, display: 'flex' | 'inline-flex' = 'inline-flex') => ({
  display,
  alignItems: 'center',
  minHeight,
});

export const paperCard = {
  background: color.white,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius,
  overflow: 'clip',
} as const;

export const plainLink = { color: color.ink, textDecoration: 'none' } as const;

export const covering = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const stickyAt = (top: string) =>
  ({ position: 'sticky', top, '@media': { [narrow]: { position: 'static' } } }) as const;

export const corner = (borderWidth: string) =>
  ({ content: '', width: '.5em', height: '.5em', border: 'solid currentColor', borderWidth, rotate: '45deg' }) as const;
