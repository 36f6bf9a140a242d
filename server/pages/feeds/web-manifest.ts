import { brand } from '../../../catalogue/brand.ts';
import { business } from '../../../catalogue/business.ts';
import type { FeedFile } from './feed-file.ts';

const { paper } = brand.colors;

const icons = [192, 512].flatMap((size) =>
  ['any', 'maskable'].map((purpose) => ({
    src: `/assets/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);
const looks = { lang: 'en-US', background_color: paper, theme_color: paper, icons };

/**
 * `/manifest.webmanifest`: name and icons for adding the site to a home screen (https://www.w3.org/TR/appmanifest/).
 */
export const webManifest = (): FeedFile => ({
  path: '/manifest.webmanifest',
  type: 'application/manifest+json',
  write: () =>
    JSON.stringify({
      id: '/',
      name: business.legalName,
      short_name: business.name,
      description: business.description,
      start_url: '/',
      display: 'minimal-ui',
      ...looks,
    }),
});

/** `/admin.webmanifest`: the same for the back office, which is a separate app. */
export const officeManifest = (): FeedFile => ({
  path: '/admin.webmanifest',
  type: 'application/manifest+json',
  write: () =>
    JSON.stringify({
      id: '/admin',
      name: `${business.name} Office`,
      short_name: 'Office',
      start_url: '/admin',
      scope: '/admin',
      display: 'standalone',
      ...looks,
    }),
});
