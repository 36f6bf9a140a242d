import * as v from 'valibot';

/** Suspected spam starts as `spam`, everything else as `new`. */
export const leadStatuses = ['new', 'called', 'scheduled', 'won', 'lost', 'spam'] as const;
export const LeadStatus = v.picklist(leadStatuses, 'Please choose a status');
export type LeadStatus = v.InferOutput<typeof LeadStatus>;

export const openStatuses = ['new', 'called', 'scheduled'] as const satisfies readonly LeadStatus[];

/** Moving to one of these counts as the first answer. */
export const answeredStatuses = ['called', 'scheduled', 'won', 'lost'] as const satisfies readonly LeadStatus[];
