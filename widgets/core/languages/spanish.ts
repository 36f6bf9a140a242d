import { business } from '../../../catalogue/business.ts';
import type { ServiceType } from '../../../catalogue/contracts/form-names.ts';
import { maxPhotoBytes, maxPhotoPixels, maxPhotos, photoKinds } from '../../../catalogue/contracts/photo.ts';
import { messageLength } from '../../../catalogue/contracts/text.ts';
import { retention } from '../../../catalogue/time/retention.ts';

const timeZone = 'America/New_York';
const day = new Intl.DateTimeFormat('es-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
/** Browsers differ in how they write the halves of the day in Spanish. */
const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });

/** “el lunes 23 de noviembre a las 5:00 p. m.” */
function inWords(moment: Date): string {
  const [hour = '', half = ''] = clock.format(moment).toLowerCase().split(/\s/);
  const at = hour.startsWith('1:') ? 'a la' : 'a las';
  return `el ${day.format(moment).replace(',', '')} ${at} ${hour} ${half.charAt(0)}. m.`;
}

function again(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  if (minutes <= 1) return 'Inténtelo de nuevo en un minuto.';
  if (minutes < 60) return `Inténtelo de nuevo en ${minutes} minutos.`;
  return `Inténtelo de nuevo en ${hours === 1 ? 'una hora' : `${hours} horas`}.`;
}

const kinds = photoKinds.replace('or', 'o');
const answer = `Normalmente respondemos en menos de ${business.replyHours} horas.`;
const inOneDay = (due: string, where: string) =>
  `Normalmente en menos de ${business.replyHours} horas, es decir, para ${due}, ${where}.`;
const form = {
  promise: answer,
  call: `Llame al ${business.phone.shown}`,
  sending: 'Enviando…',
};
const labels = {
  email: 'Correo electrónico',
  message: 'Mensaje',
};

const services: Readonly<Record<ServiceType, readonly [name: string, covers: string]>> = {
  exterior: ['Pintura exterior', 'Fachadas, molduras, puertas y terrazas'],
  interior: ['Pintura interior', 'Paredes, techos y gabinetes'],
  'pressure-washing': ['Lavado a presión', 'Casa, patio y entrada'],
};

/** U.S. Spanish, by the codes of the English tables. `WidgetHost.words` accepts no table that lacks a code. */
export const spanish = {
  estimate: {
    ...form,
    tape: 'Presupuesto gratis',
    title: 'Cuéntenos de su casa.',
    about: (service: ServiceType) => `Para ${services[service][0].toLowerCase()}.`,
    kind: '¿Qué trabajo necesita?',
    services,
    you: 'Usted',
    place: 'Su propiedad',
    labels: {
      ...labels,
      name: 'Nombre',
      phone: 'Teléfono',
      address: 'Dirección',
      city: 'Ciudad',
      state: 'Estado',
      zipCode: 'Código postal',
      message: 'Sobre el trabajo',
    },
    send: 'Pedir presupuesto gratis',
    smallPrint: 'Sin compromiso y sin llamadas de ventas. Usamos sus datos solo para este presupuesto.',
    failed: 'No se pudo enviar la solicitud. Inténtelo de nuevo.',
  },
  estimateLater: {
    sent: {
      title: '¡Solicitud enviada!',
      text: 'Pronto nos comunicaremos con usted para acordar su presupuesto gratis.',
    },
    photos: 'Agregar fotos (opcional), hasta 6',
    take: 'Tomar una foto',
  },
  estimateReceipt: {
    title: (name: string) => `Ya tenemos su solicitud${name && `, ${name}`}.`,
    steps: (due: string, phone: string | undefined, hasPhotos: boolean) => [
      ['Leemos lo que escribió', hasPhotos ? 'Con fotos y todo.' : 'Palabra por palabra.'],
      ['Le llamamos', inOneDay(due, phone ? `a ${phone}` : 'al número que nos dio')],
      ['Vemos el trabajo', 'El día que le convenga. El presupuesto es gratis.'],
    ],
    labels: {
      ...labels,
      serviceType: 'Trabajo',
      name: 'Nombre',
      place: 'Lugar',
      phone: 'Teléfono',
      message: 'Detalles',
      photos: 'Fotos',
    },
    another: 'Enviar otra solicitud',
  },
  colors: {
    heading: 'Sus colores',
    promise: 'Llevaremos muestras de estos.',
    unsent: (count: number) =>
      count === 1 ? 'Un color no cabe en el mensaje.' : `${count} colores no caben en el mensaje.`,
    remove: (name: string) => `Quitar ${name}`,
  },
  photos: {
    list: 'Fotos que agregó',
    failed: 'No se envió. Revise su conexión.',
    busy: 'No se envió. En este momento no podemos recibir fotos.',
    without: 'Enviarlo sin las fotos que no están listas',
    trouble: 'Algunas fotos no se enviaron. Intente enviarlas de nuevo o quítelas, y después envíe el formulario.',
    sentAgain: 'Ya no teníamos todas sus fotos, así que se envían de nuevo. Inténtelo otra vez cuando estén listas.',
    again: 'Intentar de nuevo',
    waiting: 'En espera',
    preparing: 'Preparando',
    ready: 'Lista',
    gone: 'Esta foto ya no está aquí. Agréguela de nuevo.',
    retry: (number: number, name: string) => `Intentar de nuevo el envío de la foto ${number}, ${name}`,
    remove: (number: number, name: string) => `Quitar la foto ${number}, ${name}`,
    progress: (number: number) => `Foto ${number}`,
    summary: (all: number, ready: number, troubled: number, hasMore: boolean) =>
      [
        `${ready} de ${all} ${all === 1 ? 'foto lista' : 'fotos listas'}.`,
        troubled > 0 && `${troubled} sin enviar.`,
        hasMore && 'Las que no caben no se agregaron.',
      ]
        .filter(Boolean)
        .join(' '),
  },
  contact: {
    ...form,
    tape: 'Mensaje',
    title: 'Escríbanos.',
    labels: {
      ...labels,
      firstName: 'Nombre',
      lastName: 'Apellido',
      phone: 'Teléfono (opcional)',
      subject: 'Asunto',
    },
    send: 'Enviar mensaje',
    smallPrint: 'Usamos sus datos solo para responderle.',
    failed: 'No se pudo enviar el mensaje. Inténtelo de nuevo.',
  },
  contactSent: { title: '¡Mensaje enviado!', text: 'Gracias por su mensaje. Le responderemos pronto.' },
  contactReceipt: {
    title: (name: string) => `Ya tenemos su mensaje${name && `, ${name}`}.`,
    steps: (due: string, email: string | undefined) => [
      ['Leemos lo que escribió', 'Palabra por palabra.'],
      ['Le respondemos', inOneDay(due, email ? `a ${email}` : 'a la dirección que nos dio')],
    ],
    labels: { ...labels, name: 'Nombre', phone: 'Teléfono', subject: 'Asunto' },
    another: 'Enviar otro mensaje',
  },
  messages: {
    invalid_email: 'Escriba un correo electrónico válido',
    too_long: 'Acorte este texto a % caracteres; ahora tiene %',
    no_name: 'Escriba su nombre',
    no_phone: 'Escriba su número de teléfono',
    no_address: 'Escriba su dirección',
    no_city: 'Escriba su ciudad',
    no_state: 'Escriba su estado',
    no_zip: 'Escriba su código postal',
    no_details: 'Denos algunos detalles sobre su proyecto',
    unknown_service: 'Elija un servicio',
    no_first_name: 'Escriba su nombre',
    no_last_name: 'Escriba su apellido',
    no_subject: 'Escriba un asunto',
    short_message: `El mensaje debe tener al menos ${messageLength.min} caracteres`,
    photo_gone: 'Una foto ya no está aquí; agréguela de nuevo',
    too_many_photos: `Elija ${maxPhotos} fotos como máximo`,
    empty_file: 'Este archivo está vacío',
    not_image: `Este archivo no es una foto; elija una imagen ${kinds}`,
    heic: 'Aquí no se pueden abrir fotos HEIC; envíela como JPEG',
    other_type: `Aquí no se pueden abrir imágenes de este tipo; elija una imagen ${kinds}`,
    damaged: 'Esta foto está dañada o incompleta; elija otra',
    too_many_pixels: `Esta foto tiene más de ${maxPhotoPixels / 1_000_000} megapíxeles; envíe una copia más pequeña`,
    too_many_bytes: `Esta foto pesa más de ${maxPhotoBytes / 1024 / 1024} MB; envíe una copia más pequeña`,
    too_costly: 'Esta foto está guardada de una forma que ocupa demasiada memoria al abrirla; guárdela como JPEG común',
    // The API's codes for all that is missing, and for all that is too short.
    required: 'Complete este campo',
    too_short: 'Escriba un poco más',
  },
  fallback: {
    title: 'No se envió.',
    unanswered: 'No pudimos confirmar que llegó.',
    safe: 'Puede intentarlo de nuevo sin problema: no nos llegará dos veces.',
    kept: 'Todo lo que escribió sigue aquí.',
    again: 'Intentar de nuevo',
    wait: again,
    offer: 'También puede comunicarse con nosotros directamente:',
    mail: 'Enviarlo por correo electrónico',
    failedFor: (_: string, seconds: number) => `No se pudo enviar. ${again(seconds)}`,
    sending: 'Enviando… Los campos no se pueden modificar hasta que termine.',
  },
  receipt: {
    received: (moment: Date) => `Se recibió ${inWords(moment)}`,
    due: (moment: Date) => `${inWords(moment)}, hora del Este`,
    copy: (address?: string) =>
      address ? `Enviamos una copia a ${address}.` : 'Enviamos una copia a su correo electrónico.',
    next: 'Qué sigue',
    sent: 'Lo que envió',
    link: 'Su página privada',
    linkMeans: `muestra cómo va y recibe sus notas. Guarde el enlace: es solo para usted y sirve por ${retention.linkDays} días.`,
    print: 'Imprimir',
    copyLink: 'Copiar enlace',
    copied: 'Enlace copiado',
  },
  toast: { toast: 'Aviso', dismiss: 'Cerrar' },
  dialog: {
    from: `De ${business.name}.`,
    promise: answer,
    call: form.call,
    family: `Una empresa familiar desde hace más de ${business.yearsInTrade} años.`,
    insured: 'Con licencia y seguro.',
    close: 'Cerrar',
    back: (site: string) => `← Volver a ${site}`,
  },
};

export type Spanish = typeof spanish;
