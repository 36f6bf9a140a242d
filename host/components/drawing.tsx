import type { ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import * as allDrawings from '../../catalogue/services/drawings.ts';
import type { SceneDrawing, ServiceIcon, StepDrawing } from '../../catalogue/services/service.ts';
import type { Drawn } from '../../widgets/core/ui/preview/preview.tsx';

const drawings = { ...allDrawings };

/** Its ids must be unique on the page. */
export function Drawing({ markup, className }: { markup: string; className?: string }) {
  const html = markup.replace(' xmlns="http://www.w3.org/2000/svg"', '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one of our files, read by the build.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

type Attributes = Readonly<Record<string, string>>;

/** @param change undefined leaves a part out; ids are without the `~` that the build puts before them */
export function redrawn(drawn: Drawn, change: (part: Attributes) => Attributes | undefined): ReactNode {
  const [tag, attributes, ...children] = drawn;
  const changed = change(
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value.replace('~', '')])),
  );
  if (!changed) return null;
  // An SVG element name unknown to TypeScript.
  return jsx(tag as 'g', { ...changed, children: children.map((child) => redrawn(child, change)) });
}

export const NamedDrawing = ({ name, className }: { name: SceneDrawing | StepDrawing; className: string }) => (
  <Drawing markup={drawings[name]} className={className} />
);

export const mainDrawings: Readonly<Record<string, string>> = {
  'interior-painting': drawings['service-interior'],
  'exterior-painting': drawings['service-exterior'],
  'pressure-washing': drawings['service-washing'],
};

/** An SVG, not a background: needs no inline style and prints. */
export const Paint = ({ hex, className }: { hex: string; className?: string }) => (
  <svg className={className} aria-hidden="true">
    <rect width="100%" height="100%" fill={hex} />
  </svg>
);

export const ServiceDrawing = ({ icon, className = '' }: { icon: ServiceIcon; className?: string }) => (
  <Drawing markup={drawings[`icon-${icon}`]} className={className} />
);
