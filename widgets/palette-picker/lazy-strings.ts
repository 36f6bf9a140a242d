import { business } from '../../catalogue/business.ts';
import type { Zone } from '../core/ui/preview/zone.ts';

/** Text of the dialogs that open from the tray. */
export const strings = {
  title: 'Email My Color List',
  promise: 'The list comes to us with your address, so that we can bring these samples along.',
  address: 'Your email',
  send: 'Send Color List',
  cancel: 'Cancel',
  sent: {
    title: 'Color palette sent successfully!',
    text: `${business.name} will be in touch with you soon.`,
  },
  failed: 'Failed to send color palette. Please try again or contact us directly.',
  failedTitle: 'Error',
  remove: 'Remove',
  sentList: 'The list you sent',
  sentCount: (count: number) => (count === 1 ? '1 color sent' : `${count} colors sent`),
  chooseAgain: 'Select Them Again',
  close: 'Close the preview',
  tryOn: 'Your colors on a house',
  where: 'Where to try them',
  drawings: { house: 'House', room: 'Room' },
  zones: {
    siding: 'Siding',
    trim: 'Trim',
    shutters: 'Shutters',
    door: 'Door',
    roof: 'Roof',
    porch: 'Porch',
    walls: 'Walls',
    ceiling: 'Ceiling',
    accent: 'Accent',
  } satisfies Record<Zone, string>,
  primer: 'Primer',
  stage: 'The house in your colors',
  startingHouse: (siding: string) => `A house in ${siding}`,
  start: 'Choose a color: it goes on the house and on your list, and we’ll bring painted samples to the free estimate.',
  next: (zone: string) => `Your next color paints the ${zone.toLowerCase()}.`,
  allPainted: 'Every part is painted. Use Preview to move the colors around.',
} as const;
