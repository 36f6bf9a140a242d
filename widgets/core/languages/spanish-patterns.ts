import type { Pattern } from './translate.ts';

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
