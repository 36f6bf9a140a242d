import type { Lead } from '../store.ts';

/** The only reason that marks a lead without holding it: the invisible field is filled in, at the pace of a person. */
export const trapByHand = 'trap-by-hand';

/** Whether a new lead is stored as suspected spam and not mailed. */
export const isHeld = ({ suspicions }: Pick<Lead, 'suspicions'>): boolean =>
  suspicions.some((reason) => reason !== trapByHand);
