/** Mails about homes: messages, visits and proposals. */
import type { ContactMailTexts } from './MailText.ts'

const open = [{ label: 'Открыть переписку', field: 'link' }] as const
const said = ['{text}', '{reach}'] as const
const notBinding = 'Предложения цены никого ни к чему не обязывают.'

export const contactRu: ContactMailTexts = {
  confirmContact: {
    subject: 'Подтвердите сообщение',
    paragraphs: [
      'Чтобы ваше сообщение об объекте «{title}» было доставлено, подтвердите, что этот адрес ваш.',
    ],
    actions: [{ label: 'Подтвердить и отправить', field: 'link' }],
    closing: [
      'Ссылка действует {hours}\u00a0ч.',
      'Если сообщение писали не вы, не обращайте внимания на это письмо: без подтверждения ничего не доставляется.',
    ],
  },
  contactDelivered: {
    subject: 'Сообщение доставлено',
    paragraphs: ['Автор объявления об объекте «{title}» получил то, что вы отправили.'],
    actions: open,
    closing: [
      'По ссылке можно прочитать переписку, ответить, отменить просмотр или отозвать предложение без аккаунта. Она действует {days}\u00a0дней и открывает только эту переписку.',
      'Любой, у кого есть это письмо, может прочитать переписку: не пересылайте его.',
    ],
  },
  newMessage: {
    subject: 'Новое сообщение об объекте',
    paragraphs: ['Новое сообщение об объекте «{title}». От кого: {from}.', ...said],
    actions: open,
    closing: [],
  },
  visitRequested: {
    subject: 'Запрос на просмотр',
    paragraphs: [
      'Запрошен просмотр объекта «{title}» ({mode}). От кого: {from}.',
      'Предложенное время:\n{times}',
      ...said,
    ],
    actions: open,
    closing: ['Ответьте в течение 24\u00a0часов: потом запрос перестанет действовать.'],
  },
  visitConfirmed: {
    subject: 'Просмотр подтверждён',
    paragraphs: [
      'Просмотр объекта «{title}» ({mode}) подтверждён. С кем встреча: {from}.',
      '{times}',
      ...said,
    ],
    actions: open,
    closing: ['Просмотр для вашего календаря — во вложении.'],
  },
  visitDeclined: {
    subject: 'Просмотр отклонён',
    paragraphs: ['Просмотр объекта «{title}» отклонён. Вы предлагали:\n{times}', ...said],
    actions: open,
    closing: ['Попросить другое время можно на странице объекта.'],
  },
  visitCancelled: {
    subject: 'Просмотр отменён',
    paragraphs: ['Просмотр объекта «{title}» отменён. Собеседник: {from}.', '{times}', ...said],
    actions: open,
    closing: [],
  },
  visitExpired: {
    subject: 'Срок запроса на просмотр истёк',
    paragraphs: [
      'Ваш запрос на просмотр объекта «{title}» остался без ответа, и его срок истёк. Вы предлагали:\n{times}',
    ],
    actions: open,
    closing: ['Попросить другое время можно на странице объекта.'],
  },
  proposalMade: {
    subject: 'Новое предложение цены',
    paragraphs: ['Новое предложение по объекту «{title}»: {amount}. От кого: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalAccepted: {
    subject: 'Предложение принято',
    paragraphs: ['Предложение по объекту «{title}» принято: {amount}. Собеседник: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalDeclined: {
    subject: 'Предложение отклонено',
    paragraphs: ['Предложение по объекту «{title}» отклонено: {amount}. Собеседник: {from}.', ...said],
    actions: open,
    closing: [],
  },
  proposalCountered: {
    subject: 'Встречное предложение',
    paragraphs: ['Встречное предложение по объекту «{title}»: {amount}. От кого: {from}.', ...said],
    actions: open,
    closing: [notBinding],
  },
  proposalWithdrawn: {
    subject: 'Предложение отозвано',
    paragraphs: ['Предложение по объекту «{title}» отозвано: {amount}. Собеседник: {from}.', ...said],
    actions: open,
    closing: [],
  },
  proposalExpired: {
    subject: 'Срок предложения истёк',
    paragraphs: ['Ваше предложение по объекту «{title}» осталось без ответа, и его срок истёк: {amount}.'],
    actions: open,
    closing: [],
  },
}
