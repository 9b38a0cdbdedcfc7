import { cookiePoints, storedPoints } from '../../kept.ts'
import type { LegalDocument } from '../../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookies',
  summary:
    'Solo las que necesitan el inicio de sesión y los mensajes a los anunciantes, y las que recuerdan lo que ha elegido.',
  sections: [
    {
      heading: 'Qué se guarda',
      points: cookiePoints(
        'es',
        {
          estia_session: 'que ha iniciado sesión. Solo la lee el servidor.',
          logged_in:
            'que hay una sesión iniciada, sin ningún otro dato, para que la página muestre el menú correcto.',
          signup_social:
            'que el inicio de sesión con Google, Apple o Facebook que acaba de terminar creó una cuenta nueva.',
          estia_pre:
            'vincula un formulario a su navegador, para que otros sitios no puedan enviar formularios en su nombre.',
          'estia_sso_…':
            'vincula un inicio de sesión con Google, Apple o Facebook al navegador que lo empezó.',
          estia_device: 'que ya inició sesión antes desde este dispositivo.',
          one_tap:
            'que permite a Google ofrecerle iniciar sesión; solo entonces las páginas cargan su script.',
          marketing_sync:
            'de qué cuenta se informó por última vez al servicio de marketing, si lo hay y ha iniciado sesión.',
          estia_contact:
            'que confirmó su email desde este navegador, para que su próximo mensaje se entregue enseguida.',
          estia_conversation: 'abre una conversación después de que siga el enlace de un correo.',
          theme: 'la apariencia que ha elegido.',
          language: 'el idioma que ha elegido.',
        },
        (time) => `Hasta ${time}.`,
      ),
    },
    {
      heading: 'En la memoria del dispositivo',
      points: storedPoints('es', {
        'estia.recentSearches': 'sus búsquedas recientes, hasta que las borre.',
        'estia.seen': 'los anuncios que ha visto, hasta que borre los datos de este sitio en su navegador.',
        'estia.contact':
          'si inició sesión, una huella de su último email y teléfono. Se borra al cerrar la sesión.',
        'estia.account':
          'un número aleatorio de la cuenta conectada, para que las otras pestañas sepan cuándo cambia, hasta que borre los datos de este sitio en su navegador.',
        'estia.draft':
          'lo que ha empezado a escribir en un formulario, hasta que lo envíe o cierre la pestaña.',
      }),
    },
    {
      heading: 'Qué no hay',
      paragraphs: [
        'Cookies de terceros para publicidad o medición. Si alguna vez se añaden, se le preguntará antes.',
      ],
    },
  ],
}
