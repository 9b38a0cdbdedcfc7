import type { Language } from '#domain/locale.ts'

/** For a user who proved, by password or provider, that a suspended account is theirs. */
export const suspendedSentence = {
  el: 'Ο λογαριασμός σας έχει ανασταλεί. Ο λόγος βρίσκεται στο email που σας στείλαμε.',
  en: 'Your account is suspended. The reason is in the email that we sent you.',
  de: 'Ihr Konto ist gesperrt. Den Grund finden Sie in der E-Mail, die wir Ihnen gesendet haben.',
  it: 'Il suo account è sospeso. Il motivo è nell’email che le abbiamo inviato.',
  fr: 'Votre compte est suspendu. Le motif figure dans l’e-mail que nous vous avons envoyé.',
  ru: 'Ваш аккаунт заблокирован. Причина указана в письме, которое мы вам отправили.',
  es: 'Su cuenta está suspendida. El motivo está en el email que le enviamos.',
  pt: 'A sua conta está suspensa. O motivo está no email que lhe enviámos.',
} as const satisfies Record<Language, string>
