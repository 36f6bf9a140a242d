/** A message that nothing is wrong with. */
export const aMessage = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Margaret',
  lastName: 'Tilghman',
  email: 'margaret@example.com',
  phone: '(410) 555-0187',
  subject: 'Touching up a gate',
  message: 'The gate that you painted in May has a scratch. Could you look at it?',
  ...changes,
});
