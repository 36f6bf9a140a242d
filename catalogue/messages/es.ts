import { maxPhotoBytes, maxPhotoPixels, maxPhotos } from '../contracts/photo.ts';

type Translated<Table> = { readonly [Code in keyof Table]: string | ((...figures: string[]) => string) };

const textMessages = {
  invalid_email: 'Escriba un correo electrónico válido',
  /** Without figures if an older form is refused by the server. */
  too_long: (limit?: string, length?: string) =>
    limit ? `Acorte este texto a ${limit} caracteres; ahora tiene ${length}` : 'Acorte este texto',
};

export const estimateMessages = {
  ...textMessages,
  no_name: 'Escriba su nombre',
  no_phone: 'Escriba su número de teléfono',
  no_address: 'Escriba su dirección',
  no_city: 'Escriba su ciudad',
  no_state: 'Escriba su estado',
  no_zip: 'Escriba su código postal',
  no_details: 'Denos algunos detalles sobre su proyecto',
  unknown_service: 'Elija un servicio',
} satisfies Translated<typeof import('./estimate.en.ts').estimateMessages>;

export const contactMessages = {
  ...textMessages,
  no_first_name: 'Escriba su nombre',
  no_last_name: 'Escriba su apellido',
  no_subject: 'Escriba un asunto',
  short_message: 'El mensaje debe tener al menos 10 caracteres',
} satisfies Translated<typeof import('./contact.en.ts').contactMessages>;

export const photoMessages = {
  photo_gone: 'Una foto ya no está aquí; agréguela de nuevo',
  too_many_photos: `Elija ${maxPhotos} fotos como máximo`,
  empty_file: 'Este archivo está vacío',
  not_image: 'Este archivo no es una foto; elija una imagen JPEG, PNG o WebP',
  heic: 'Aquí no se pueden abrir fotos HEIC; envíela como JPEG',
  other_type: 'Aquí no se pueden abrir imágenes de este tipo; elija una imagen JPEG, PNG o WebP',
  damaged: 'Esta foto está dañada o incompleta; elija otra',
  too_many_pixels: `Esta foto tiene más de ${maxPhotoPixels / 1_000_000} megapíxeles; envíe una copia más pequeña`,
  too_many_bytes: `Esta foto pesa más de ${maxPhotoBytes / 1024 / 1024} MB; envíe una copia más pequeña`,
  too_costly: 'Esta foto está guardada de una forma que ocupa demasiada memoria al abrirla; guárdela como JPEG común',
} satisfies Translated<typeof import('./photos.en.ts').photoMessages>;
