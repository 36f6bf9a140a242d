export const strings = {
  preview: 'Preview, nothing is sent',
  width: 'Width of the preview',
  widths: ['Wide', 'Phone'],
  loading: 'The preview is loading…',
  failed: 'The preview could not be loaded. Reload the page to try again.',
  nothingSent: 'This is a preview: nothing was sent.',
} as const;
