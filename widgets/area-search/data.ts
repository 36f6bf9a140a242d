import type { ComponentType } from 'react';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { AreaQuery } from '../../catalogue/towns/area-match.ts';

/** What the form of our own page says. */
export interface FinderData {
  /** Those of the data; none while they are on their way. */
  counties: readonly string[];
  query: AreaQuery;
}

/** What an embedded search finds out once it is wanted. */
export interface BoxData {
  areas: readonly ServiceArea[];
  Answers: ComponentType<AnswersProps>;
}

export interface AnswersProps {
  areas: readonly ServiceArea[];
  /** As typed. */
  text: string;
  /** Of our pages. */
  origin: string;
}
