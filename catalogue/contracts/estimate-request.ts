import * as v from 'valibot';
import { textMessages } from '../messages/text.en.ts';
import { serviceTypes } from './form-names.ts';
import { bareObject, Email, messageLength, requiredLines, requiredText } from './text.ts';

export const EstimateRequest = bareObject({
  name: requiredText('no_name', 100),
  email: Email,
  phone: requiredText('no_phone', 80),
  address: requiredText('no_address', 200),
  city: requiredText('no_city', 100),
  state: requiredText('no_state', 100),
  zipCode: requiredText('no_zip', 20),
  message: requiredLines('no_details', messageLength.max, messageLength.min),
  // Gives a missing choice a wrong one's message.
  serviceType: v.optional(v.picklist(serviceTypes, 'unknown_service'), '' as never),
});
export type EstimateRequest = v.InferOutput<typeof EstimateRequest>;

export const estimateMessages = {
  ...textMessages,
  no_name: 'Name is required',
  no_phone: 'Phone number is required',
  no_address: 'Address is required',
  no_city: 'City is required',
  no_state: 'State is required',
  no_zip: 'Zip code is required',
  no_details: 'Please provide details about your project',
  unknown_service: 'Please choose a service',
};
