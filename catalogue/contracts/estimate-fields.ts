/** Apart from the table, because browsers load these only. */
export const estimateReceiptLabels = {
  serviceType: 'Job',
  name: 'Name',
  place: 'Place',
  phone: 'Phone',
  email: 'Email',
  message: 'About',
  photos: 'Photos',
};

/** Typed in `lead-fields.ts`. */
export const estimateFields = {
  texts: ['message'],
  mail: {
    serviceType: 'Service',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    place: 'Address',
    message: 'Message',
  },
  office: { phone: 'Phone', email: 'E-mail', place: 'Address' },
  privatePage: { about: 'Job', place: 'Address' },
  exported: { address: 'Address', city: 'City', state: 'State', zipCode: 'ZIP code', serviceType: 'Service' },
  collected: [
    'your name',
    'email',
    'phone',
    'the address of the property',
    'your message',
    'the service that you ask for',
    'any photos that you add',
  ],
  example: {
    ...{ name: 'Jane Doe', email: 'jane@example.com', phone: '(410) 555-0100', address: '1 Main Street' },
    ...{ city: 'Easton', state: 'MD', zipCode: '21601', serviceType: 'interior' },
    message: 'Two rooms on the second floor.',
  },
};
