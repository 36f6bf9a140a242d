/** The field's label, shown from the start on our pages, and with the form's behavior on other sites. */
export const photosLabel = 'Photos (optional)';
/** The button below it on touch screens. */
export const takePhoto = 'Take a photo';
