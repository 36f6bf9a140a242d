import * as v from 'valibot';
import { tooLong } from '../../text.ts';
import { isShallow } from './markdown.ts';
import { maxPostLength } from './post-edit.ts';

/** Part of `PUT /api/admin/content/{list}/{id}`; absent for a new item. */
export const FormerItem = v.object({ former: v.optional(v.looseObject({}, 'Invalid input')) });

/** `DELETE /api/admin/content/{list}/{id}`. */
export const RemovedItem = v.object({ former: v.looseObject({}, 'Invalid input') });

/** `POST /api/admin/content/undo`. */
export const UndoRequest = v.object({
  changeId: v.optional(v.pipe(v.string('Invalid input'), v.regex(/^[\w-]{1,64}$/, 'Invalid input')), ''),
});

/** `POST /api/admin/content/preview`; answers `{ html }`. */
export const PreviewRequest = v.object({
  markdown: v.optional(v.pipe(v.string('Invalid input'), v.maxLength(maxPostLength, tooLong), isShallow), ''),
});
