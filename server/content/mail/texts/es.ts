import { contactEs } from './contactEs.ts'
import type { MailTexts } from './MailText.ts'

export const es: MailTexts = {
  greeting: 'Hola, {name}:',
  greetingWithoutName: 'Hola:',
  somebody: 'un usuario',
  reach: 'Contacto:',
  labelled: '{label}:',
  quotes: ['«', '»'],
  visitModes: { inPerson: 'en persona', virtual: 'por videollamada' },
  footer:
    'Ha recibido este mensaje porque su dirección se ha usado en {origin}. No responda: nadie lee las respuestas.',
  mails: {
    ...contactEs,
    confirmEmail: {
      subject: 'Confirme su email',
      paragraphs: ['Gracias por registrarse. Confirme que esta dirección es suya y podrá iniciar sesión.'],
      actions: [{ label: 'Confirmar email', field: 'link' }],
      closing: [
        'El enlace es válido durante {hours}\u00a0horas.',
        'Si no se ha registrado usted, ignore este mensaje: sin confirmación nadie puede iniciar sesión.',
      ],
    },
    alreadyRegistered: {
      subject: 'Ya tiene una cuenta',
      paragraphs: [
        'Alguien, probablemente usted, ha intentado registrarse con esta dirección. Ya tiene una cuenta y no ha cambiado nada en ella.',
      ],
      actions: [
        { label: 'Iniciar sesión', field: 'loginLink' },
        { label: 'He olvidado mi contraseña', field: 'resetLink' },
      ],
      closing: ['Si no ha sido usted, no tiene que hacer nada.'],
    },
    resetPassword: {
      subject: 'Defina una nueva contraseña',
      paragraphs: ['Se ha pedido una nueva contraseña para su cuenta. Defínala con el enlace siguiente.'],
      actions: [{ label: 'Definir una nueva contraseña', field: 'link' }],
      closing: [
        'El enlace es válido durante {minutes}\u00a0minutos y una sola vez.',
        'Si no la ha pedido usted, ignore este mensaje: su contraseña sigue siendo la misma.',
      ],
    },
    passwordChanged: {
      subject: 'Su contraseña se ha cambiado',
      paragraphs: [
        'La contraseña de su cuenta se acaba de cambiar y se ha cerrado sesión en los demás dispositivos.',
        'Si no la ha cambiado usted, defina enseguida una nueva contraseña.',
      ],
      actions: [{ label: 'Definir una nueva contraseña', field: 'resetLink' }],
      closing: [],
    },
    newSignIn: {
      subject: 'Nuevo inicio de sesión en su cuenta',
      paragraphs: [
        'Se ha iniciado sesión en su cuenta desde un dispositivo que no habíamos visto antes.',
        'Dispositivo: {device}. Hora: {at}.',
      ],
      actions: [{ label: 'Ver dónde hay sesión iniciada', field: 'profileLink' }],
      closing: [
        'Si ha sido usted, no tiene que hacer nada. Si no, cierre la sesión de ese dispositivo y cambie su contraseña.',
      ],
    },
    accountDeleted: {
      subject: 'Su cuenta se ha eliminado',
      paragraphs: [
        'Su cuenta y lo que había guardado en ella se han eliminado, como ha pedido.',
        'No recibirá más mensajes nuestros.',
      ],
      actions: [],
      closing: [],
    },
    accountSuspended: {
      subject: 'Su cuenta está suspendida',
      paragraphs: [
        'Hemos suspendido su cuenta. No puede iniciar sesión y nadie puede escribirle por el portal.',
        'El motivo: {because}',
      ],
      actions: [],
      closing: ['Si cree que es un error, escríbanos: una persona lo revisará de nuevo.'],
    },
    accountReinstated: {
      subject: 'Su cuenta vuelve a estar activa',
      paragraphs: ['Puede iniciar sesión de nuevo. Lo que tenía en su cuenta sigue como estaba.'],
      actions: [{ label: 'Iniciar sesión', field: 'loginLink' }],
      closing: [],
    },
  },
}
