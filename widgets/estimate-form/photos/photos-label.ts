/** The field's label, which our pages show from the start and other sites with the form's behavior. */
export const photosLabel = 'Photos (optional)';
