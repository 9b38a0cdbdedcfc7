import type { LegalDocument } from '../../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookies',
  summary: 'Solo las que necesita el inicio de sesión y una que recuerda la apariencia que ha elegido.',
  sections: [
    {
      heading: 'Qué se guarda',
      points: [
        'estia_session: que ha iniciado sesión. Solo la lee el servidor. Hasta 400 días.',
        'logged_in y signup_social: que hay una sesión iniciada, sin ningún otro dato, para que la página muestre el menú correcto.',
        'estia_pre: vincula un formulario a su navegador, para que otros sitios no puedan enviar formularios en su nombre. Hasta 400 días.',
        'estia_device: que ya inició sesión antes desde este dispositivo. Hasta 400 días.',
        'one_tap: que permite a Google ofrecerle iniciar sesión; solo entonces las páginas cargan su script. Hasta 180 días.',
        'theme: la apariencia que ha elegido.',
      ],
    },
    {
      heading: 'En la memoria del dispositivo',
      paragraphs: [
        'Las búsquedas recientes, los anuncios que ha visto y, si inició sesión, una huella de su último email y teléfono. La huella se borra al cerrar la sesión.',
      ],
    },
    {
      heading: 'Qué no hay',
      paragraphs: [
        'Cookies de terceros para publicidad o medición. Si alguna vez se añaden, se le preguntará antes.',
      ],
    },
  ],
}
