import type { Language } from '#domain/locale.ts'

/** What the demonstration's provider says. */
export interface SignInTexts {
  readonly why: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly confirmed: string
  readonly go: string
  readonly cancel: string
}

export const signInTexts: Readonly<Record<Language, SignInTexts>> = {
  el: {
    why: 'Δοκιμαστικός πάροχος: συνδεθείτε ως όποιος θέλετε.',
    email: 'Email',
    firstName: 'Όνομα',
    lastName: 'Επώνυμο',
    confirmed: 'Επιβεβαιωμένο email',
    go: 'Συνέχεια',
    cancel: 'Ακύρωση',
  },
  en: {
    why: 'A provider for trying out: sign in with any name and email.',
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    confirmed: 'Confirmed email',
    go: 'Continue',
    cancel: 'Cancel',
  },
  de: {
    why: 'Ein Anbieter zum Ausprobieren: Melden Sie sich an, als wer Sie möchten.',
    email: 'E-Mail',
    firstName: 'Vorname',
    lastName: 'Nachname',
    confirmed: 'Bestätigte E-Mail',
    go: 'Weiter',
    cancel: 'Abbrechen',
  },
  it: {
    why: 'Un fornitore di prova: acceda come chi preferisce.',
    email: 'Email',
    firstName: 'Nome',
    lastName: 'Cognome',
    confirmed: 'Email confermata',
    go: 'Continua',
    cancel: 'Annulla',
  },
  fr: {
    why: 'Un fournisseur d’essai\u00a0: connectez-vous sous le nom de votre choix.',
    email: 'E-mail',
    firstName: 'Prénom',
    lastName: 'Nom',
    confirmed: 'E-mail confirmé',
    go: 'Continuer',
    cancel: 'Annuler',
  },
  ru: {
    why: 'Пробный провайдер: войдите под любым именем.',
    email: 'Почта',
    firstName: 'Имя',
    lastName: 'Фамилия',
    confirmed: 'Подтверждённая почта',
    go: 'Продолжить',
    cancel: 'Отмена',
  },
  es: {
    why: 'Un proveedor de prueba: inicie sesión como quien quiera.',
    email: 'Email',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    confirmed: 'Email confirmado',
    go: 'Continuar',
    cancel: 'Cancelar',
  },
  pt: {
    why: 'Um fornecedor de teste: inicie sessão como quem quiser.',
    email: 'Email',
    firstName: 'Nome',
    lastName: 'Apelido',
    confirmed: 'Email confirmado',
    go: 'Continuar',
    cancel: 'Cancelar',
  },
}
