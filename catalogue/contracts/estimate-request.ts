import * as v from 'valibot';
import { bareObject } from './bare-object.ts';
import { Email } from './email.ts';
import { ServiceType } from './service-type.ts';
import { requiredLines, requiredText } from './text.ts';

/** `POST /api/estimates`, with the client's error messages. Unknown fields are dropped. */
export const EstimateRequest = bareObject({
  name: requiredText('Name is required', 100),
  email: Email,
  phone: requiredText('Phone number is required', 80),
  address: requiredText('Address is required', 200),
  city: requiredText('City is required', 100),
  state: requiredText('State is required', 100),
  zipCode: requiredText('Zip code is required', 20),
  message: requiredLines('Please provide details about your project', 5000, 10),
  // Gives a missing choice a wrong one's message.
  serviceType: v.optional(ServiceType, '' as never),
});
export type EstimateRequest = v.InferOutput<typeof EstimateRequest>;
