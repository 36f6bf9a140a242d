import { createVar, styleVariants } from '@vanilla-extract/css';
import { jobPaint } from './job-paints.ts';

export const jobColor = createVar();

/** Sets the paint of a service for everything on its page. */
export const jobPaints = styleVariants(jobPaint, ({ hex }) => ({ vars: { [jobColor]: hex } }));
