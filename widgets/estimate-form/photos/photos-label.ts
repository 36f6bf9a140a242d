export const photosLabel = 'Photos (optional)';
/** On touch screens. */
export const takePhoto = 'Take a photo';
