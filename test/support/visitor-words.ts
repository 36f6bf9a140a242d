/** Valid values for the estimate form, complete. */
export const requestWords = {
  name: 'Margaret Tilghman',
  email: 'margaret@tilghman.example',
  phone: '(410) 555-0187',
  address: '118 Cox Creek Road',
  city: 'Stevensville',
  zipCode: '21666',
  message: 'Cedar clapboard, two stories. The south wall is peeling above the porch.',
};

/** The same for the message form, without the optional phone number. */
export const messageWords = {
  firstName: 'Margaret',
  lastName: 'Tilghman',
  email: requestWords.email,
  subject: 'Touching up a gate',
  message: 'The gate that you painted in May has a scratch.',
};

let messages = 0;

/** Another each time: the same words within an hour, as in a test's second attempt, look like spam. */
export function freshMessage(message: string): string {
  messages += 1;
  return `${message} (${messages})`;
}

/** A valid request. */
export const anEstimate = (changes: Record<string, unknown> = {}) => ({
  ...requestWords,
  state: 'MD',
  serviceType: 'exterior',
  ...changes,
});

/** A valid message. */
export const aMessage = (changes: Record<string, unknown> = {}) => ({
  ...messageWords,
  phone: requestWords.phone,
  ...changes,
});
