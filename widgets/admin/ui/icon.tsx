import type { ComponentProps } from 'react';
import { icon as iconClass } from './ui.css.ts';

const paths = {
  back: 'M15 4 7 12l8 8',
  bell: 'M12 3a6 6 0 0 0-6 6v5l-2 3h16l-2-3V9a6 6 0 0 0-6-6M10 20h4',
  calendar: 'M4 6h16v14H4zM4 11h16M8 3v5M16 3v5',
  camera: 'M3 7h4l2-3h6l2 3h4v12H3zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7',
  chart: 'M4 20V12M10 20V5M16 20v-6M21 20H3',
  check: 'm4 13 5 5L20 6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l4 2',
  disk: 'M4 6c0-4 16-4 16 0v12c0 4-16 4-16 0zM4 6c0 4 16 4 16 0M4 12c0 4 16 4 16 0',
  dots: 'M4 12h2M11 12h2M18 12h2',
  down: 'm4 9 8 8 8-8',
  flag: 'M5 21V4h14l-4 5 4 5H5',
  filter: 'M3 6h18M6 12h12M10 18h4',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.5 2.5M16.5 16.5 19 19M19 5l-2.5 2.5M7.5 16.5 5 19',
  inbox: 'M3 13 6 4h12l3 9v7H3zM3 13h5l2 3h4l2-3h5',
  keys: 'M2 6h20v12H2zM6 10h1M11 10h1M16 10h1M7 14h10',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  map: 'M12 21c-5-6-7-8-7-11a7 7 0 0 1 14 0c0 3-2 5-7 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  out: 'M10 4H4v16h6M9 12h12M16 7l5 5-5 5',
  page: 'M5 3h10l4 4v14H5zM8 11h8M8 15h8',
  phone: 'M5 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4c0 1-1 2-2 2C11 20 4 13 3 5c0-1 1-2 2-2z',
  print: 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z',
  plus: 'M12 4v16M4 12h16',
  reply: 'M10 6 4 12l6 6M4 12h10c4 0 6 3 6 7',
  save: 'M12 3v12M6 10l6 6 6-6M4 21h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m5 11.5L21 21',
  site: 'M4 4h16v16H4zM4 9h16',
  tag: 'M3 3h9l9 9-9 9-9-9zM7.5 8h1',
  text: 'M3 4h18v13H11l-5 4v-4H3zM8 9h8M8 12.5h5',
  up: 'm4 15 8-8 8 8',
  cross: 'm5 5 14 14M19 5 5 19',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { name: IconName }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    className={iconClass}
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);

export const IconButton = ({ icon, children, ...rest }: ComponentProps<'button'> & { icon: IconName }) => (
  <button type="button" {...rest}>
    <Icon name={icon} />
    {children}
  </button>
);

export const IconLink = ({ icon, children, ...rest }: ComponentProps<'a'> & { icon: IconName }) => (
  <a {...rest}>
    <Icon name={icon} />
    {children}
  </a>
);
