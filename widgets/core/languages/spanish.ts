import { business } from '../../../catalogue/business.ts';
import type { Language, Pattern, Wording } from './reword.ts';

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const days = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
};
const monthsInEnglish = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** “Monday, November 23, 5:00 PM” */
const moment = /^(\w+), (\w{3})\w* (\d+), ([\d:]+)\s([AP])M$/;

/** “el lunes 23 de noviembre a las 5:00 p. m.”; any other text is returned unchanged. */
function inSpanish(when = ''): string {
  const [, day = '', month = '', date, hour = '', half = ''] = moment.exec(when) ?? [];
  if (!date) return when;
  const at = hour.startsWith('1:') ? 'a la' : 'a las';
  const weekday = days[day as keyof typeof days];
  return `el ${weekday} ${date} de ${months[monthsInEnglish.indexOf(month)]} ${at} ${hour} ${half.toLowerCase()}. m.`;
}

/** “in 3 minutes.”, “in an hour.” */
const wait = /in (a|an|\d+) (minute|hour)s?\.$/;

function waitInSpanish(text: string): string {
  const [, count = '', unit = ''] = wait.exec(text) ?? [];
  const isOne = /^an?$/.test(count);
  const one = unit === 'hour' ? 'una hora' : 'un minuto';
  return `en ${isOne ? one : `${count} ${unit === 'hour' ? 'horas' : 'minutos'}`}.`;
}

const again = (text: string) => `Inténtelo de nuevo ${waitInSpanish(text)}`;

export const patterns: readonly Pattern[] = [
  [/^For exterior painting\. .*/, 'Para pintura exterior. Normalmente respondemos en menos de 24 horas.'],
  [/^For interior painting\. .*/, 'Para pintura interior. Normalmente respondemos en menos de 24 horas.'],
  [/^For pressure washing\. .*/, 'Para lavado a presión. Normalmente respondemos en menos de 24 horas.'],
  [/^Call (?=\()/, 'Llame al '],
  [/^← Back to (.*)$/, '← Volver a $1'],
  [/^Add my (\d+) chosen colors to this message$/, 'Agregar a este mensaje los $1 colores que elegí'],
  [
    /^Add the first (\d+) of my (\d+) chosen colors to this message$/,
    'Agregar a este mensaje los primeros $1 de los $2 colores que elegí',
  ],
  [/^Failed to send .*try again in .*\.$/, (text) => `No se pudo enviar. ${again(text)}`],
  [/^Please try again in .*\.$/, again],
  [
    /^Please shorten this text to ([\d,]+) characters; it has ([\d,]+)$/,
    'Acorte este texto a $1 caracteres; ahora tiene $2',
  ],

  // Photos
  [/^Only (\d+) photos fit in one request.*/, 'En una solicitud caben solo $1 fotos; las demás no se agregaron.'],
  [/^Please choose at most (\d+) photos$/, 'Elija $1 fotos como máximo'],
  [/^Photo (\d+)$/, 'Foto $1'],
  [/^Try again to send photo (\d+), (.*)$/, 'Intentar de nuevo el envío de la foto $1, $2'],
  [/^Remove photo (\d+), (.*)$/, 'Quitar la foto $1, $2'],
  [
    /^(\d+) of (\d+) photos? ready\.(?: (\d+) not sent\.)?(.*)$/,
    (_, ready, all, troubled, more) =>
      `${ready} de ${all} ${all === '1' ? 'foto lista' : 'fotos listas'}.${troubled ? ` ${troubled} sin enviar.` : ''}${
        more && ' Las que no caben no se agregaron.'
      }`,
  ],
  [
    /^This photo has more than (\d+) megapixels.*/,
    'Esta foto tiene más de $1 megapíxeles; envíe una copia más pequeña',
  ],
  [/^This photo is larger than (\d+) MB.*/, 'Esta foto pesa más de $1 MB; envíe una copia más pequeña'],

  // Receipts
  [/^We have your request, (.*)\.$/, 'Ya tenemos su solicitud, $1.'],
  [/^We have your request\.$/, 'Ya tenemos su solicitud.'],
  [/^We have your message, (.*)\.$/, 'Ya tenemos su mensaje, $1.'],
  [/^We have your message\.$/, 'Ya tenemos su mensaje.'],
  [/^Received (.*)\.$/, (_, when) => `Se recibió ${inSpanish(when)}`],
  [/^A copy went to your .*/, 'Enviamos una copia a su correo electrónico.'],
  [/^A copy went to (.*)$/, 'Enviamos una copia a $1'],
  [
    /^Within 24 hours, so by (.*) Eastern time, at (.*)\.$/,
    (_, due, where = '') =>
      `En menos de 24 horas, a más tardar ${inSpanish(due)}, hora del Este, ${
        {
          'the number that you gave us': 'al número que nos dio',
          'the address that you gave us': 'a la dirección que nos dio',
        }[where] ?? `a ${where}`
      }.`,
  ],
];

/** Repeats messages of contracts, so that no page loads a contract for them. */
export const wording: Wording = {
  // The estimate form
  'Free estimate': 'Presupuesto gratis',
  'Tell us about the house.': 'Cuéntenos de su casa.',
  [business.replyPromise]: 'Normalmente respondemos en menos de 24 horas.',
  'What should we work on?': '¿Qué trabajo necesita?',
  'Exterior painting': 'Pintura exterior',
  'Siding, trim, doors, decks': 'Fachadas, molduras, puertas y terrazas',
  'Interior painting': 'Pintura interior',
  'Walls, ceilings, cabinets': 'Paredes, techos y gabinetes',
  'Pressure washing': 'Lavado a presión',
  'House, patio, driveway': 'Casa, patio y entrada',
  You: 'Usted',
  'Your place': 'Su propiedad',
  Name: 'Nombre',
  Email: 'Correo electrónico',
  Phone: 'Teléfono',
  Address: 'Dirección',
  City: 'Ciudad',
  State: 'Estado',
  'Zip code': 'Código postal',
  'About the job': 'Sobre el trabajo',
  'Get Free Estimate': 'Pedir presupuesto gratis',
  'No obligation, no sales calls. Your details are used for this estimate only.':
    'Sin compromiso y sin llamadas de ventas. Usamos sus datos solo para este presupuesto.',
  'Failed to send estimate request. Please try again.': 'No se pudo enviar la solicitud. Inténtelo de nuevo.',
  'Estimate request sent!': '¡Solicitud enviada!',
  "We'll contact you soon to schedule your free estimate.":
    'Pronto nos comunicaremos con usted para acordar su presupuesto gratis.',
  'Add my chosen color to this message': 'Agregar a este mensaje el color que elegí',

  // The message form
  Message: 'Mensaje',
  'Write to us.': 'Escríbanos.',
  'First name': 'Nombre',
  'Last name': 'Apellido',
  'Phone (optional)': 'Teléfono (opcional)',
  Subject: 'Asunto',
  'Send Message': 'Enviar mensaje',
  'Your details are used to answer you, and for nothing else.': 'Usamos sus datos solo para responderle.',
  'Failed to send message. Please try again.': 'No se pudo enviar el mensaje. Inténtelo de nuevo.',
  'Message sent!': '¡Mensaje enviado!',
  "Thank you for your message. We'll get back to you soon.": 'Gracias por su mensaje. Le responderemos pronto.',

  // Both
  'Sending...': 'Enviando…',
  'Sending... The fields are read-only until it is done.':
    'Enviando… Los campos no se pueden modificar hasta que termine.',
  Error: 'Error',
  Notification: 'Aviso',
  Dismiss: 'Cerrar',
  'Please try again.': 'Inténtelo de nuevo.',
  'You can also reach us directly:': 'También puede comunicarse con nosotros directamente:',
  'Send it by email': 'Enviarlo por correo electrónico',

  // The dialog of a form
  [`From ${business.name}.`]: `De ${business.name}.`,
  'Family-run for over 50 years.': 'Una empresa familiar desde hace más de 50 años.',
  'Licensed and insured.': 'Con licencia y seguro.',
  Close: 'Cerrar',

  // Field errors, from browser and server
  'Name is required': 'Escriba su nombre',
  'First name is required': 'Escriba su nombre',
  'Last name is required': 'Escriba su apellido',
  'Please enter a valid email': 'Escriba un correo electrónico válido',
  'Phone number is required': 'Escriba su número de teléfono',
  'Address is required': 'Escriba su dirección',
  'City is required': 'Escriba su ciudad',
  'State is required': 'Escriba su estado',
  'Zip code is required': 'Escriba su código postal',
  'Subject is required': 'Escriba un asunto',
  'Please provide details about your project': 'Denos algunos detalles sobre su proyecto',
  'Message must be at least 10 characters': 'El mensaje debe tener al menos 10 caracteres',
  'Please choose a service': 'Elija un servicio',

  // A form that was not sent
  'This was not sent.': 'No se envió.',
  'We couldn’t confirm that this arrived.': 'No pudimos confirmar que llegó.',
  'Trying again is safe; it’s never stored twice.':
    'Puede intentarlo de nuevo sin problema: nunca se guarda dos veces.',
  'Everything you entered is still here.': 'Todo lo que escribió sigue aquí.',
  'Try again': 'Intentar de nuevo',

  // Photos
  'Photos (optional)': 'Fotos (opcional)',
  'Take a photo': 'Tomar una foto',
  'Photos you added': 'Fotos que agregó',
  'Not sent. Check your connection.': 'No se envió. Revise su conexión.',
  'Not sent. We cannot take photos right now.': 'No se envió. En este momento no podemos recibir fotos.',
  'We no longer had all of your photos, so they are sent again. Please try again once they are ready.':
    'Ya no teníamos todas sus fotos, así que se envían de nuevo. Inténtelo otra vez cuando estén listas.',
  'This photo is no longer here. Please add it again.': 'Esta foto ya no está aquí. Agréguela de nuevo.',
  'Send without the photos that are not ready': 'Enviarlo sin las fotos que no están listas',
  'Some photos were not sent. Try them again or remove them, then send the form.':
    'Algunas fotos no se enviaron. Intente enviarlas de nuevo o quítelas, y después envíe el formulario.',
  Waiting: 'En espera',
  Preparing: 'Preparando',
  Ready: 'Lista',
  'A photo is no longer here; please add it again': 'Una foto ya no está aquí; agréguela de nuevo',
  'This file is empty': 'Este archivo está vacío',
  'This file is not a photo; please choose a JPEG, PNG or WebP picture':
    'Este archivo no es una foto; elija una imagen JPEG, PNG o WebP',
  'We can’t open HEIC photos; please save it as a JPEG and send that':
    'Aquí no se pueden abrir fotos HEIC; envíela como JPEG',
  'Pictures of this kind cannot be opened here; please choose a JPEG, PNG or WebP picture':
    'Aquí no se pueden abrir imágenes de este tipo; elija una imagen JPEG, PNG o WebP',
  'This photo is damaged or incomplete; please choose another one': 'Esta foto está dañada o incompleta; elija otra',
  'This photo is stored in a way that takes too much memory to open; please save it as a plain JPEG':
    'Esta foto está guardada de una forma que ocupa demasiada memoria al abrirla; guárdela como JPEG común',

  // Receipts
  'What happens next': 'Qué sigue',
  'What you sent': 'Lo que envió',
  'Your private page': 'Su página privada',
  'shows where things stand, and you can add notes there. Keep the link: it’s only for you and works for 90 days.':
    'muestra cómo va y recibe sus notas. Guarde el enlace: es solo para usted y sirve por 90 días.',
  'We read it': 'Leemos lo que escribió',
  'Photos and all.': 'Con fotos y todo.',
  'Every word of it.': 'Palabra por palabra.',
  'We call you': 'Le llamamos',
  'We answer': 'Le respondemos',
  'We look at the job': 'Vemos el trabajo',
  'On a day that suits you. The estimate is free.': 'El día que le convenga. El presupuesto es gratis.',
  Job: 'Trabajo',
  Place: 'Lugar',
  About: 'Detalles',
  Photos: 'Fotos',
  Print: 'Imprimir',
  'Send another request': 'Enviar otra solicitud',
  'Send another message': 'Enviar otro mensaje',
};

/** U.S. Spanish; a test checks that it is complete. */
export const spanish: Language = { wording, patterns };
