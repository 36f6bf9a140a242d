/** Apart from the table, because browsers load these only. */
export const contactReceiptLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
};

/** Typed in `lead-fields.ts`. */
export const contactFields = {
  texts: ['message'],
  mail: { name: 'Name', phone: 'Phone', email: 'Email', subject: 'Subject', message: 'Message' },
  office: { phone: 'Phone', email: 'E-mail' },
  privatePage: { subject: 'Subject' },
  exported: { subject: 'Subject', message: 'Message' },
  collected: ['your name', 'email', 'your phone if you give it', 'the subject', 'what you write'],
  example: {
    ...{ firstName: 'Jane', lastName: 'Doe', email: 'jane@example.com', subject: 'A gate' },
    message: 'The gate has a scratch.',
  },
};
