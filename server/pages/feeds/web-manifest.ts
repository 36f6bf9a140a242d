import { brand } from '../../../catalogue/brand.ts';
import { business } from '../../../catalogue/business.ts';
import type { FeedFile } from './feed-file.ts';

const { paper } = brand.colors;

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
      lang: 'en-US',
      start_url: '/',
      display: 'minimal-ui',
      background_color: paper,
      theme_color: paper,
      icons: [192, 512].flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `/assets/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      ),
    }),
});
