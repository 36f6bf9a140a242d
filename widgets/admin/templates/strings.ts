/** All text of the reply templates. */
export const strings = {
  heading: 'Reply templates',
  about: 'Prepared answers for the inbox. {name}, {town} and {service} become those of the lead.',
  name: 'Name of the template',
  subject: 'Subject',
  text: 'Text',
  add: 'Add a template',
  removeOf: (name: string) => `Remove ${name || 'this template'}`,
  remove: 'Remove',
  save: 'Save the templates',
  saving: 'Saving...',
  saved: 'The templates are saved.',
  loading: 'Loading templates...',
  failed: 'The templates could not be loaded. Please reload the page.',
  refused: 'That did not get through. What you typed is still here; please try again.',
  changed: 'Somebody else changed the templates. Saving again replaces theirs with yours.',
} as const;
