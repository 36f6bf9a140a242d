export const photosLabel = 'Photos (optional)';
export const takePhoto = 'Take a photo';
