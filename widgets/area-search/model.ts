import type { ComponentType } from 'react';
import type { ServiceArea } from '../../catalogue/contracts/content.ts';
import type { AreaQuery } from '../../catalogue/towns/area-match.ts';
import { defineItemData } from '../core/list/live-list.ts';

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

export const areaItem = defineItemData(['name', 'county']);

export const townMark = {
  write: (name: string) => ({ 'data-town': name }),
  read: (element: Element) => element.getAttribute('data-town'),
};
