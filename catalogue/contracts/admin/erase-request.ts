import * as v from 'valibot';
import { cleanLine } from '../../typed-text.ts';
import { Email, invalidEmail } from '../email.ts';

const nobody = 'Please enter an email address or a phone number';
const wholePhone = 'Please enter the whole phone number';

/** `/api/admin/erase`: by email address, phone number, or both. */
export const EraseRequest = v.pipe(
  v.object({
    email: v.optional(v.union([v.pipe(v.string(), v.transform(cleanLine), v.literal('')), Email], invalidEmail)),
    phone: v.optional(
      v.pipe(
        v.string(wholePhone),
        v.transform(cleanLine),
        v.maxLength(80, wholePhone),
        v.check((phone) => phone === '' || phone.replace(/\D/g, '').length >= 7, wholePhone),
      ),
    ),
  }),
  v.forward(
    v.check(({ email, phone }) => Boolean(email || phone), nobody),
    ['email'],
  ),
  v.transform(({ email, phone }) => ({ ...(email && { email }), ...(phone && { phone }) })),
);

export interface Traces {
  leads: number;
  /** Their details are blanked. */
  events: number;
}
