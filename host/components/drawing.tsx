import { type SceneDrawing, type ServiceIcon, scenes, serviceIcons } from '../../catalogue/services/drawings.ts';

/** Its ids must be unique on the page. */
export function Drawing({ markup, className }: { markup: string; className?: string }) {
  const html = markup.replace(' xmlns="http://www.w3.org/2000/svg"', '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one of our files, read by the build.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

export const Scene = ({ scene, className }: { scene: SceneDrawing; className: string }) => (
  <Drawing markup={scenes[scene]} className={className} />
);

/** An SVG, not a background: needs no inline style and prints. */
export const Paint = ({ hex, className }: { hex: string; className?: string }) => (
  <svg className={className} aria-hidden="true">
    <rect width="100%" height="100%" fill={hex} />
  </svg>
);

/** In the current text color; fills its box. */
export const ServiceDrawing = ({ icon, className = '' }: { icon: ServiceIcon; className?: string }) => (
  <Drawing markup={serviceIcons[icon]} className={className} />
);
