import { business } from '../../../catalogue/business.ts';
import type { Wording } from './translate.ts';

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
