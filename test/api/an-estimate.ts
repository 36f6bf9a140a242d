/** A request that nothing is wrong with. */
export const anEstimate = (changes: Record<string, unknown> = {}) => ({
  name: 'Margaret Tilghman',
  email: 'margaret@example.com',
  phone: '(410) 555-0187',
  address: '118 Cox Creek Road',
  city: 'Stevensville',
  state: 'MD',
  zipCode: '21666',
  message: 'Cedar clapboard, two stories. The south wall is peeling above the porch.',
  serviceType: 'exterior',
  ...changes,
});
