/** Mails about homes: messages, visits and proposals. */
import type { ContactMailTexts } from './MailText.ts'

const open = [{ label: 'Abrir a conversa', field: 'link' }] as const
const said = ['{text}', '{reach}'] as const
const notBinding = 'As propostas de preço não são vinculativas para ninguém.'

export const contactPt: ContactMailTexts = {
  confirmContact: {
    subject: 'Confirme a sua mensagem',
    paragraphs: [
      'Para que a sua mensagem sobre o imóvel «{title}» seja entregue, confirme que este endereço é seu.',
    ],
    actions: [{ label: 'Confirmar e enviar', field: 'link' }],
    closing: [
      'A ligação é válida durante {hours}\u00a0horas.',
      'Se não foi quem escreveu a mensagem, ignore este email: sem confirmação, nada é entregue.',
    ],
  },
  contactDelivered: {
    subject: 'A sua mensagem foi entregue',
    paragraphs: ['O anunciante do imóvel «{title}» recebeu o que enviou.'],
    actions: open,
    closing: [
      'Com a ligação pode ler a conversa, responder, cancelar uma visita ou retirar uma proposta, sem conta. É válida durante {days}\u00a0dias e abre apenas esta conversa.',
      'Quem tiver este email pode ler a conversa: não o reencaminhe.',
    ],
  },
  newMessage: {
    subject: 'Nova mensagem sobre um imóvel',
    paragraphs: ['Há uma nova mensagem sobre o imóvel «{title}». De: {from}.', ...said],
    actions: open,
    closing: [],
  },
  visitRequested: {
    subject: 'Pedido de visita',
    paragraphs: [
      'Foi pedida uma visita ao imóvel «{title}» ({mode}). Por: {from}.',
      'Horas propostas:\n{times}',
      ...said,
    ],
    actions: open,
    closing: ['Responda no prazo de 24\u00a0horas: depois, o pedido expira.'],
  },
  visitConfirmed: {
    subject: 'A visita está confirmada',
    paragraphs: ['A visita ao imóvel «{title}» ({mode}) está confirmada. Com: {from}.', '{times}', ...said],
    actions: open,
    closing: ['A visita para o seu calendário segue em anexo.'],
  },
  visitDeclined: {
    subject: 'A visita foi recusada',
    paragraphs: ['A visita ao imóvel «{title}» foi recusada. Tinha proposto:\n{times}', ...said],
    actions: open,
    closing: ['Pode pedir outra hora na página do imóvel.'],
  },
  visitCancelled: {
    subject: 'A visita foi cancelada',
    paragraphs: ['A visita ao imóvel «{title}» foi cancelada. Por: {from}.', '{times}', ...said],
    actions: open,
    closing: [],
  },
  visitExpired: {
    subject: 'O pedido de visita expirou',
    paragraphs: ['O seu pedido de visita ao imóvel «{title}» expirou sem resposta. Tinha proposto:\n{times}'],
    actions: open,
    closing: ['Pode pedir outra hora na página do imóvel.'],
  },
  proposalMade: {
    subject: 'Nova proposta de preço',
    paragraphs: ['Há uma nova proposta para o imóvel «{title}»: {amount}. De: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalAccepted: {
    subject: 'A proposta foi aceite',
    paragraphs: ['A proposta para o imóvel «{title}» foi aceite: {amount}. Por: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalDeclined: {
    subject: 'A proposta foi recusada',
    paragraphs: ['A proposta para o imóvel «{title}» foi recusada: {amount}. Por: {from}.', ...said],
    actions: open,
    closing: [],
  },
  proposalCountered: {
    subject: 'Contraproposta',
    paragraphs: ['Há uma contraproposta para o imóvel «{title}»: {amount}. De: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalWithdrawn: {
    subject: 'A proposta foi retirada',
    paragraphs: ['A proposta para o imóvel «{title}» foi retirada: {amount}. Por: {from}.', ...said],
    actions: open,
    closing: [],
  },
  proposalExpired: {
    subject: 'A proposta expirou',
    paragraphs: ['A sua proposta para o imóvel «{title}» expirou sem resposta: {amount}.'],
    actions: open,
    closing: [],
  },
}
