import type { SiteContent } from '../content/content.ts';
import { createRoutes } from '../http/routes.ts';
import { answerContent } from './content-answer.ts';

/** `GET /api/testimonials`: all of them; with `?featured=true` the featured ones. */
export function testimonialRoutes(content: SiteContent) {
  return createRoutes({ audience: 'embed', prefix: '/api/testimonials' }).get('', async (ctx) => {
    answerContent(ctx, await (ctx.query.featured === 'true' ? content.testimonials() : content.allTestimonials()));
  });
}
