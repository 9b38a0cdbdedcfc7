/** Mails about homes: messages, visits and proposals. */
import type { ContactMailTexts } from './MailText.ts'

const open = [{ label: 'Abrir la conversación', field: 'link' }] as const
const said = ['{text}', '{reach}'] as const
const notBinding = 'Las propuestas de precio no son vinculantes para nadie.'

export const contactEs: ContactMailTexts = {
  confirmContact: {
    subject: 'Confirme su mensaje',
    paragraphs: [
      'Para que se entregue su mensaje sobre el inmueble «{title}», confirme que esta dirección es suya.',
    ],
    actions: [{ label: 'Confirmar y enviar', field: 'link' }],
    closing: [
      'El enlace es válido durante {hours}\u00a0horas.',
      'Si no ha escrito usted el mensaje, ignore este email: sin confirmación no se entrega nada.',
    ],
  },
  contactDelivered: {
    subject: 'Su mensaje se ha entregado',
    paragraphs: ['El anunciante del inmueble «{title}» ha recibido lo que envió.'],
    actions: open,
    closing: [
      'Con el enlace puede leer la conversación, responder, cancelar una visita o retirar una propuesta, sin cuenta. Es válido durante {days}\u00a0días y solo abre esta conversación.',
      'Quien tenga este email puede leer la conversación: no lo reenvíe.',
    ],
  },
  newMessage: {
    subject: 'Nuevo mensaje sobre un inmueble',
    paragraphs: ['Hay un nuevo mensaje sobre el inmueble «{title}». De: {from}.', ...said],
    actions: open,
    closing: [],
  },
  visitRequested: {
    subject: 'Solicitud de visita',
    paragraphs: [
      'Se ha solicitado una visita al inmueble «{title}» ({mode}). De: {from}.',
      'Horas propuestas:\n{times}',
      ...said,
    ],
    actions: open,
    closing: ['Responda en un plazo de 24\u00a0horas: después, la solicitud caduca.'],
  },
  visitConfirmed: {
    subject: 'La visita está confirmada',
    paragraphs: [
      'La visita al inmueble «{title}» ({mode}) está confirmada. Con: {from}.',
      '{times}',
      ...said,
    ],
    actions: open,
    closing: ['Adjuntamos la visita para su calendario.'],
  },
  visitDeclined: {
    subject: 'La visita se ha rechazado',
    paragraphs: ['La visita al inmueble «{title}» se ha rechazado. Había propuesto:\n{times}', ...said],
    actions: open,
    closing: ['Puede pedir otra hora en la página del inmueble.'],
  },
  visitCancelled: {
    subject: 'La visita se ha cancelado',
    paragraphs: ['La visita al inmueble «{title}» se ha cancelado. Por: {from}.', '{times}', ...said],
    actions: open,
    closing: [],
  },
  visitExpired: {
    subject: 'La solicitud de visita ha caducado',
    paragraphs: [
      'Su solicitud de visita al inmueble «{title}» ha caducado sin respuesta. Había propuesto:\n{times}',
    ],
    actions: open,
    closing: ['Puede pedir otra hora en la página del inmueble.'],
  },
  proposalMade: {
    subject: 'Nueva propuesta de precio',
    paragraphs: ['Hay una nueva propuesta para el inmueble «{title}»: {amount}. De: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalAccepted: {
    subject: 'La propuesta se ha aceptado',
    paragraphs: ['La propuesta para el inmueble «{title}» se ha aceptado: {amount}. Por: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalDeclined: {
    subject: 'La propuesta se ha rechazado',
    paragraphs: ['La propuesta para el inmueble «{title}» se ha rechazado: {amount}. Por: {from}.', ...said],
    actions: open,
    closing: [],
  },
  proposalCountered: {
    subject: 'Contrapropuesta',
    paragraphs: ['Hay una contrapropuesta para el inmueble «{title}»: {amount}. De: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalWithdrawn: {
    subject: 'La propuesta se ha retirado',
    paragraphs: ['La propuesta para el inmueble «{title}» se ha retirado: {amount}. Por: {from}.', ...said],
    actions: open,
    closing: [],
  },
  proposalExpired: {
    subject: 'La propuesta ha caducado',
    paragraphs: ['Su propuesta para el inmueble «{title}» ha caducado sin respuesta: {amount}.'],
    actions: open,
    closing: [],
  },
}
