import * as v from 'valibot';

/** How far the owner has come with a lead. Suspected spam comes in as `spam`, everything else as `new`. */
export const leadStatuses = ['new', 'called', 'scheduled', 'won', 'lost', 'spam'] as const;
export const LeadStatus = v.picklist(leadStatuses, 'Please choose a status');
export type LeadStatus = v.InferOutput<typeof LeadStatus>;

/** The statuses in which a visitor still waits for a first answer, or for what was agreed. */
export const openStatuses = ['new', 'called', 'scheduled'] as const satisfies readonly LeadStatus[];

/** Moving a lead to one of these is the first answer to its sender. */
export const answeredStatuses = ['called', 'scheduled', 'won', 'lost'] as const satisfies readonly LeadStatus[];
