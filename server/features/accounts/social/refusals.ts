/** Reasons why a social sign-in failed, and the text for the user. */
import { Schema } from 'effect'
import type { Language } from '#domain/locale.ts'
import { suspendedSentence } from '#server/identity/suspendedSentence.ts'

const sentences = {
  notConfigured: {
    el: 'Αυτός ο τρόπος σύνδεσης δεν είναι διαθέσιμος.',
    en: 'This way of signing in is not available.',
    de: 'Diese Art der Anmeldung ist nicht verfügbar.',
    it: 'Questo tipo di accesso non è disponibile.',
    fr: 'Ce mode de connexion n’est pas disponible.',
    ru: 'Этот способ входа недоступен.',
    es: 'Esta forma de iniciar sesión no está disponible.',
    pt: 'Esta forma de iniciar sessão não está disponível.',
  },
  fromElsewhere: {
    el: 'Η σύνδεση πρέπει να ξεκινά από τη δική μας σελίδα. Κλείστε το παράθυρο και δοκιμάστε ξανά.',
    en: 'Signing in has to start from our own page. Close this window and try again.',
    de: 'Die Anmeldung muss auf unserer eigenen Seite beginnen. Schließen Sie dieses Fenster und versuchen Sie es erneut.',
    it: 'L’accesso deve iniziare dalla nostra pagina. Chiuda la finestra e riprovi.',
    fr: 'La connexion doit commencer sur notre propre page. Fermez cette fenêtre et réessayez.',
    ru: 'Вход должен начинаться с нашей страницы. Закройте окно и попробуйте ещё раз.',
    es: 'El inicio de sesión debe empezar en nuestra página. Cierre esta ventana e inténtelo de nuevo.',
    pt: 'O início de sessão tem de partir da nossa página. Feche esta janela e tente de novo.',
  },
  tooMany: {
    el: 'Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε λίγο.',
    en: 'There were too many attempts. Please try again in a while.',
    de: 'Es waren zu viele Versuche. Bitte versuchen Sie es später erneut.',
    it: 'Troppi tentativi. Riprovi tra poco.',
    fr: 'Trop de tentatives. Réessayez dans un moment.',
    ru: 'Слишком много попыток. Попробуйте ещё раз чуть позже.',
    es: 'Demasiados intentos. Inténtelo de nuevo dentro de un rato.',
    pt: 'Houve demasiadas tentativas. Tente de novo daqui a pouco.',
  },
  unknownFlow: {
    el: 'Η σύνδεση έληξε ή ξεκίνησε σε άλλο πρόγραμμα περιήγησης. Κλείστε το παράθυρο και δοκιμάστε ξανά.',
    en: 'This sign-in is too old, or was started in another browser. Close this window and try again.',
    de: 'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Schließen Sie dieses Fenster und versuchen Sie es erneut.',
    it: 'L’accesso è scaduto o è iniziato in un altro browser. Chiuda la finestra e riprovi.',
    fr: 'Cette connexion a expiré ou a commencé dans un autre navigateur. Fermez cette fenêtre et réessayez.',
    ru: 'Вход начат слишком давно или в другом браузере. Закройте окно и попробуйте ещё раз.',
    es: 'Este inicio de sesión ha caducado o empezó en otro navegador. Cierre esta ventana e inténtelo de nuevo.',
    pt: 'Este início de sessão expirou ou começou noutro navegador. Feche esta janela e tente de novo.',
  },
  cancelled: {
    el: 'Η σύνδεση ακυρώθηκε. Δεν άλλαξε τίποτα.',
    en: 'The sign-in was cancelled. Nothing was changed.',
    de: 'Die Anmeldung wurde abgebrochen. Es wurde nichts geändert.',
    it: 'L’accesso è stato annullato. Nulla è cambiato.',
    fr: 'La connexion a été annulée. Rien n’a changé.',
    ru: 'Вход отменён. Ничего не изменилось.',
    es: 'El inicio de sesión se ha cancelado. No ha cambiado nada.',
    pt: 'O início de sessão foi cancelado. Nada foi alterado.',
  },
  notBelieved: {
    el: 'Η απάντηση του παρόχου δεν μπόρεσε να επαληθευτεί. Κλείστε το παράθυρο και δοκιμάστε ξανά.',
    en: 'The answer of the provider could not be verified. Close this window and try again.',
    de: 'Die Antwort des Anbieters ließ sich nicht überprüfen. Schließen Sie dieses Fenster und versuchen Sie es erneut.',
    it: 'Non è stato possibile verificare la risposta del fornitore. Chiuda la finestra e riprovi.',
    fr: 'La réponse du fournisseur n’a pas pu être vérifiée. Fermez cette fenêtre et réessayez.',
    ru: 'Ответ провайдера не удалось проверить. Закройте окно и попробуйте ещё раз.',
    es: 'No se ha podido verificar la respuesta del proveedor. Cierre esta ventana e inténtelo de nuevo.',
    pt: 'Não foi possível verificar a resposta do fornecedor. Feche esta janela e tente de novo.',
  },
  unavailable: {
    el: 'Ο πάροχος δεν απαντά τώρα. Δοκιμάστε ξανά σε λίγο, ή συνδεθείτε με το email σας.',
    en: 'The provider gives no answer now. Please try again shortly, or sign in with your email.',
    de: 'Der Anbieter antwortet gerade nicht. Versuchen Sie es gleich noch einmal oder melden Sie sich mit Ihrer E-Mail-Adresse an.',
    it: 'Il fornitore ora non risponde. Riprovi tra poco o acceda con la sua email.',
    fr: 'Le fournisseur ne répond pas en ce moment. Réessayez sous peu ou connectez-vous avec votre e-mail.',
    ru: 'Провайдер сейчас не отвечает. Попробуйте чуть позже или войдите по почте.',
    es: 'El proveedor no responde ahora. Inténtelo de nuevo en breve o inicie sesión con su email.',
    pt: 'O fornecedor não responde neste momento. Tente de novo daqui a pouco ou inicie sessão com o seu email.',
  },
  noConfirmedEmail: {
    el: 'Ο πάροχος δεν μας έδωσε επιβεβαιωμένο email. Εγγραφείτε με το email σας και συνδέστε τον πάροχο από το προφίλ σας.',
    en: 'The provider gave us no confirmed email. Sign up with your email, then link the provider in your profile.',
    de: 'Der Anbieter hat uns keine bestätigte E-Mail-Adresse gegeben. Registrieren Sie sich mit Ihrer E-Mail-Adresse und verbinden Sie den Anbieter dann in Ihrem Profil.',
    it: 'Il fornitore non ci ha dato un’email confermata. Si registri con la sua email, poi colleghi il fornitore dal profilo.',
    fr: 'Le fournisseur ne nous a pas donné d’e-mail confirmé. Inscrivez-vous avec votre e-mail, puis liez le fournisseur dans votre profil.',
    ru: 'Провайдер не передал нам подтверждённую почту. Зарегистрируйтесь по почте, затем подключите провайдера в профиле.',
    es: 'El proveedor no nos ha dado un email confirmado. Regístrese con su email y vincule después el proveedor en su perfil.',
    pt: 'O fornecedor não nos deu um email confirmado. Registe-se com o seu email e ligue depois o fornecedor no seu perfil.',
  },
  emailTaken: {
    el: 'Υπάρχει ήδη λογαριασμός με αυτό το email. Συνδεθείτε όπως κάνατε ως τώρα και συνδέστε τον πάροχο από το προφίλ σας.',
    en: 'There already is an account with this email. Sign in as you did before, and link the provider in your profile.',
    de: 'Es gibt bereits ein Konto mit dieser E-Mail-Adresse. Melden Sie sich an wie bisher und verbinden Sie den Anbieter in Ihrem Profil.',
    it: 'Esiste già un account con questa email. Acceda come prima e colleghi il fornitore dal profilo.',
    fr: 'Il existe déjà un compte avec cet e-mail. Connectez-vous comme auparavant et liez le fournisseur dans votre profil.',
    ru: 'Аккаунт с этой почтой уже есть. Войдите, как раньше, и подключите провайдера в профиле.',
    es: 'Ya existe una cuenta con este email. Inicie sesión como hasta ahora y vincule el proveedor en su perfil.',
    pt: 'Já existe uma conta com este email. Inicie sessão como até agora e ligue o fornecedor no seu perfil.',
  },
  notAgreed: {
    el: 'Δεν υπάρχει ακόμη λογαριασμός. Για να δημιουργηθεί, αποδεχθείτε πρώτα την πολιτική απορρήτου στη σελίδα εγγραφής.',
    en: 'There is no account yet. To make one, agree to the privacy policy on the sign-up page first.',
    de: 'Es gibt noch kein Konto. Um eines zu erstellen, stimmen Sie zuerst auf der Registrierungsseite der Datenschutzerklärung zu.',
    it: 'Non esiste ancora un account. Per crearlo, accetti prima l’informativa sulla privacy nella pagina di registrazione.',
    fr: 'Il n’y a pas encore de compte. Pour en créer un, acceptez d’abord la politique de confidentialité sur la page d’inscription.',
    ru: 'Аккаунта ещё нет. Чтобы создать его, сначала примите политику конфиденциальности на странице регистрации.',
    es: 'Aún no hay ninguna cuenta. Para crearla, acepte antes la política de privacidad en la página de registro.',
    pt: 'Ainda não existe conta. Para a criar, aceite primeiro a política de privacidade na página de registo.',
  },
  linkedElsewhere: {
    el: 'Αυτό το προφίλ του παρόχου είναι συνδεδεμένο με άλλον λογαριασμό.',
    en: 'This profile of the provider is linked to another account.',
    de: 'Dieses Profil des Anbieters ist mit einem anderen Konto verbunden.',
    it: 'Questo profilo del fornitore è collegato a un altro account.',
    fr: 'Ce profil du fournisseur est lié à un autre compte.',
    ru: 'Этот профиль провайдера подключён к другому аккаунту.',
    es: 'Este perfil del proveedor está vinculado a otra cuenta.',
    pt: 'Este perfil do fornecedor está ligado a outra conta.',
  },
  suspended: suspendedSentence,
  signInAgain: {
    el: 'Για την ασφάλειά σας, συνδεθείτε ξανά πριν συνδέσετε πάροχο με τον λογαριασμό σας.',
    en: 'For your safety, sign in once more before you link a provider to your account.',
    de: 'Zu Ihrer Sicherheit melden Sie sich bitte noch einmal an, bevor Sie einen Anbieter mit Ihrem Konto verbinden.',
    it: 'Per la sua sicurezza, acceda di nuovo prima di collegare un fornitore all’account.',
    fr: 'Pour votre sécurité, connectez-vous à nouveau avant de lier un fournisseur à votre compte.',
    ru: 'Для вашей безопасности войдите ещё раз, прежде чем подключить провайдера к аккаунту.',
    es: 'Por su seguridad, inicie sesión de nuevo antes de vincular un proveedor a su cuenta.',
    pt: 'Para sua segurança, inicie sessão de novo antes de ligar um fornecedor à sua conta.',
  },
} as const satisfies Record<string, Record<Language, string>>

export type RefusalReason = keyof typeof sentences

/** A social sign-in is refused. */
export class SocialRefusal extends Schema.TaggedError<SocialRefusal>()('SocialRefusal', {
  reason: Schema.Literals(Object.keys(sentences) as RefusalReason[]),
}) {}

export const refuse = (reason: RefusalReason) => new SocialRefusal({ reason })

export const refusalSentence = (reason: RefusalReason, language: Language): string =>
  sentences[reason][language]
