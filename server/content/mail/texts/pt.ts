import { contactPt } from './contactPt.ts'
import type { MailTexts } from './MailText.ts'

export const pt: MailTexts = {
  greeting: 'Olá, {name},',
  greetingWithoutName: 'Olá,',
  somebody: 'um utilizador',
  reach: 'Contacto:',
  labelled: '{label}:',
  quotes: ['«', '»'],
  visitModes: { inPerson: 'presencial', virtual: 'por videochamada' },
  footer:
    'Recebeu esta mensagem porque o seu endereço foi usado em {origin}. Não responda: ninguém lê as respostas.',
  mails: {
    ...contactPt,
    confirmEmail: {
      subject: 'Confirme o seu email',
      paragraphs: ['Obrigado pelo seu registo. Confirme que este endereço é seu para poder iniciar sessão.'],
      actions: [{ label: 'Confirmar email', field: 'link' }],
      closing: [
        'A ligação é válida durante {hours}\u00a0horas.',
        'Se não fez este registo, ignore esta mensagem: sem confirmação, ninguém pode iniciar sessão.',
      ],
    },
    alreadyRegistered: {
      subject: 'Já tem uma conta',
      paragraphs: [
        'Foi pedido um novo registo com este endereço, provavelmente por si. Já tem uma conta, e nada foi alterado nela.',
      ],
      actions: [
        { label: 'Iniciar sessão', field: 'loginLink' },
        { label: 'Esqueci-me da palavra-passe', field: 'resetLink' },
      ],
      closing: ['Se não fez este pedido, não precisa de fazer nada.'],
    },
    resetPassword: {
      subject: 'Defina uma nova palavra-passe',
      paragraphs: ['Foi pedida uma nova palavra-passe para a sua conta. Defina-a através da ligação abaixo.'],
      actions: [{ label: 'Definir nova palavra-passe', field: 'link' }],
      closing: [
        'A ligação é válida durante {minutes}\u00a0minutos e uma única vez.',
        'Se não fez este pedido, ignore esta mensagem: a sua palavra-passe continua a mesma.',
      ],
    },
    passwordChanged: {
      subject: 'A sua palavra-passe foi alterada',
      paragraphs: [
        'A palavra-passe da sua conta acabou de ser alterada, e foi terminada a sessão em todos os outros dispositivos.',
        'Se não a alterou, defina de imediato uma nova palavra-passe.',
      ],
      actions: [{ label: 'Definir nova palavra-passe', field: 'resetLink' }],
      closing: [],
    },
    newSignIn: {
      subject: 'Novo início de sessão na sua conta',
      paragraphs: [
        'Foi iniciada sessão na sua conta a partir de um dispositivo que ainda não conhecíamos.',
        'Dispositivo: {device}. Hora: {at}.',
      ],
      actions: [{ label: 'Ver onde tem sessão iniciada', field: 'profileLink' }],
      closing: [
        'Se reconhece este início de sessão, não precisa de fazer nada. Caso contrário, termine a sessão nesse dispositivo e altere a sua palavra-passe.',
      ],
    },
    accountDeleted: {
      subject: 'A sua conta foi eliminada',
      paragraphs: [
        'A sua conta e tudo o que nela tinha guardado foram eliminados, como pediu.',
        'Não receberá mais mensagens nossas.',
      ],
      actions: [],
      closing: [],
    },
    accountSuspended: {
      subject: 'A sua conta está suspensa',
      paragraphs: [
        'Suspendemos a sua conta. Não pode iniciar sessão e ninguém lhe pode escrever através do portal.',
        'O motivo: {because}',
      ],
      actions: [],
      closing: ['Se acha que é um engano, escreva-nos: uma pessoa voltará a ver o caso.'],
    },
    accountReinstated: {
      subject: 'A sua conta está de novo ativa',
      paragraphs: ['Pode voltar a iniciar sessão. O que tinha na sua conta está como estava.'],
      actions: [{ label: 'Iniciar sessão', field: 'loginLink' }],
      closing: [],
    },
  },
}
