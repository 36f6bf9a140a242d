import { textMessages } from './text.en.ts';

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
