import { maxPhotos } from '../../../catalogue/contracts/photo.ts';
import type { Photo, PhotoState } from './photo-model.ts';

export const isTroubled = ({ status }: Photo) => status === 'failed' || status === 'refused' || status === 'gone';

/** Without the field's label, which every visitor sees. */
export const strings = {
  list: 'Photos you added',
  tooMany: `Only ${maxPhotos} photos fit in one request, so the others were not added.`,
  failed: 'Not sent. Check your connection.',
  busy: 'Not sent. We cannot take photos right now.',
  without: 'Send without the photos that are not ready',
  trouble: 'Some photos were not sent. Try them again or remove them, then send the form.',
  sentAgain: 'We no longer had all of your photos, so they are sent again. Please try again once they are ready.',
  again: 'Try again',
  states: {
    waiting: () => 'Waiting',
    preparing: () => 'Preparing',
    sending: ({ progress }) => `${Math.round(progress * 100)} %`,
    ready: () => 'Ready',
    failed: ({ message }) => message ?? '',
    refused: ({ message }) => message ?? '',
    gone: () => 'This photo is no longer here. Please add it again.',
  } satisfies Record<Photo['status'], (photo: Photo) => string>,
  retry: (number: number, name: string) => `Try again to send photo ${number}, ${name}`,
  remove: (number: number, name: string) => `Remove photo ${number}, ${name}`,
  progress: (number: number) => `Photo ${number}`,
  /** For screen readers. Percentages would change too often. */
  summary({ photos, notice }: PhotoState): string {
    const ready = photos.filter(({ status }) => status === 'ready').length;
    const troubled = photos.filter(isTroubled).length;
    const parts = [
      `${ready} of ${photos.length} ${photos.length === 1 ? 'photo' : 'photos'} ready.`,
      troubled > 0 ? `${troubled} not sent.` : '',
      notice,
    ];
    return photos.length > 0 || notice ? parts.filter(Boolean).join(' ') : '';
  },
} as const;
