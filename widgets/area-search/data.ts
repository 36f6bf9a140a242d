import type { ComponentType } from 'react';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { AreaQuery } from '../../catalogue/towns/area-match.ts';

/** The labels of the form on our own page. */
export interface AreaSearchOnPage {
  /** The counties in the data; empty while they load. */
  counties: readonly string[];
  query: AreaQuery;
}

/** The results of an embedded search. */
export interface AreaSearchData {
  areas: readonly ServiceArea[];
  Answers: ComponentType<AnswersProps>;
}

export interface AnswersProps {
  areas: readonly ServiceArea[];
  /** As typed. */
  text: string;
  /** Origin of our pages. */
  origin: string;
}
