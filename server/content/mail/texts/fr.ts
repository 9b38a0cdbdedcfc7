import { contactFr } from './contactFr.ts'
import type { MailTexts } from './MailText.ts'

export const fr: MailTexts = {
  greeting: 'Bonjour {name},',
  greetingWithoutName: 'Bonjour,',
  somebody: 'un utilisateur',
  reach: 'Contact\u00a0:',
  labelled: '{label}\u00a0:',
  quotes: ['«\u00a0', '\u00a0»'],
  visitModes: { inPerson: 'sur place', virtual: 'en visio' },
  footer:
    'Vous recevez ce message parce que votre adresse a été utilisée sur {origin}. Ne répondez pas\u00a0: les réponses ne sont pas lues.',
  mails: {
    ...contactFr,
    confirmEmail: {
      subject: 'Confirmez votre e-mail',
      paragraphs: [
        'Merci pour votre inscription. Confirmez que cette adresse est la vôtre, puis vous pourrez vous connecter.',
      ],
      actions: [{ label: 'Confirmer l’e-mail', field: 'link' }],
      closing: [
        'Le lien est valable {hours}\u00a0heures.',
        'Si vous n’êtes pas à l’origine de cette inscription, ignorez ce message\u00a0: sans confirmation, personne ne peut se connecter.',
      ],
    },
    alreadyRegistered: {
      subject: 'Vous avez déjà un compte',
      paragraphs: [
        'Quelqu’un, probablement vous, a demandé à s’inscrire avec cette adresse. Vous avez déjà un compte, et rien n’y a été modifié.',
      ],
      actions: [
        { label: 'Se connecter', field: 'loginLink' },
        { label: 'Mot de passe oublié', field: 'resetLink' },
      ],
      closing: ['Si ce n’était pas vous, vous n’avez rien à faire.'],
    },
    resetPassword: {
      subject: 'Définissez un nouveau mot de passe',
      paragraphs: [
        'Un nouveau mot de passe a été demandé pour votre compte. Définissez-le avec le lien ci-dessous.',
      ],
      actions: [{ label: 'Définir un nouveau mot de passe', field: 'link' }],
      closing: [
        'Le lien est valable {minutes}\u00a0minutes et une seule fois.',
        'Si vous ne l’avez pas demandé, ignorez ce message\u00a0: votre mot de passe reste le même.',
      ],
    },
    passwordChanged: {
      subject: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Le mot de passe de votre compte vient d’être modifié, et tous les autres appareils ont été déconnectés.',
        'Si vous ne l’avez pas modifié, définissez tout de suite un nouveau mot de passe.',
      ],
      actions: [{ label: 'Définir un nouveau mot de passe', field: 'resetLink' }],
      closing: [],
    },
    newSignIn: {
      subject: 'Nouvelle connexion à votre compte',
      paragraphs: [
        'Une connexion à votre compte a eu lieu depuis un appareil que nous n’avions jamais vu.',
        'Appareil\u00a0: {device}. Heure\u00a0: {at}.',
      ],
      actions: [{ label: 'Voir les appareils connectés', field: 'profileLink' }],
      closing: [
        'Si c’était vous, vous n’avez rien à faire. Sinon, déconnectez l’appareil et changez votre mot de passe.',
      ],
    },
    accountDeleted: {
      subject: 'Votre compte a été supprimé',
      paragraphs: [
        'Votre compte et tout ce que vous y aviez enregistré ont été supprimés, comme vous l’avez demandé.',
        'Vous ne recevrez plus de messages de notre part.',
      ],
      actions: [],
      closing: [],
    },
    accountSuspended: {
      subject: 'Votre compte est suspendu',
      paragraphs: [
        'Nous avons suspendu votre compte. Vous ne pouvez pas vous connecter et personne ne peut vous écrire par le portail.',
        'Le motif : {because}',
      ],
      actions: [],
      closing: [
        'Si vous pensez qu’il s’agit d’une erreur, écrivez-nous : une personne l’examinera à nouveau.',
      ],
    },
    accountReinstated: {
      subject: 'Votre compte est de nouveau actif',
      paragraphs: [
        'Vous pouvez de nouveau vous connecter. Ce que vous aviez dans votre compte est resté en l’état.',
      ],
      actions: [{ label: 'Se connecter', field: 'loginLink' }],
      closing: [],
    },
  },
}
