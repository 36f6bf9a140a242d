import * as v from 'valibot';
import { requiredText } from '../../text.ts';

const sentence = 'Please use lowercase letters, digits and single hyphens';

export const Slug = v.pipe(requiredText('Address is required', 80), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, sentence));
