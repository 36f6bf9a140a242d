import type { ComponentType } from 'react';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { AreaQuery } from '../../catalogue/towns/area-match.ts';

export interface AreaSearchOnPage {
  /** Empty while they load. */
  counties: readonly string[];
  query: AreaQuery;
}

export interface AreaSearchData {
  areas: readonly ServiceArea[];
  Answers: ComponentType<AnswersProps>;
}

export interface AnswersProps {
  areas: readonly ServiceArea[];
  text: string;
  origin: string;
}
