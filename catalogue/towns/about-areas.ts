import type { ServiceArea } from '../contracts/service-area.ts';
import { aboutAreaNames } from './area-names.ts';

/** The areas of the about page: the active ones of the client's list, in that order. */
export const aboutAreas = (areas: readonly ServiceArea[]): readonly ServiceArea[] =>
  aboutAreaNames.flatMap((name) => areas.find((area) => area.active && area.name === name) ?? []);
