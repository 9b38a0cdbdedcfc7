import type { LegalDocument } from '../../LegalDocument.ts'

export const privacy: LegalDocument = {
  title: 'Política de privacidad',
  summary: 'Guardamos solo lo que su cuenta necesita, no lo vendemos y lo borramos cuando lo pida.',
  sections: [
    {
      heading: 'Sin cuenta',
      paragraphs: [
        'Para buscar no necesitamos ningún dato suyo. Las búsquedas recientes y los anuncios que ha visto se quedan en su dispositivo y no se envían a ningún sitio.',
        'Si escribe a un anunciante sin cuenta, guardamos su nombre, email, teléfono y lo que escribe: un día como máximo hasta que lo confirme con el enlace de nuestro correo, y después mientras exista la conversación.',
        'De cada petición, el servidor anota la hora, la página sin parámetros y la duración. Su dirección de red la conserva en memoria un rato, para limitar los abusos, y no la anota.',
      ],
    },
    {
      heading: 'Con cuenta',
      points: [
        'Nombre, apellidos, email y, si lo da, teléfono: para iniciar sesión y ponerle en contacto con los anunciantes. La base es el contrato de uso.',
        'Su contraseña, solo como huella (argon2id), a partir de la cual no se puede leer.',
        'Los dispositivos en los que tiene la sesión iniciada: navegador, sistema y hora del último uso.',
        'Los inmuebles que guardó y sus conversaciones con los anunciantes: mensajes, fotos, visitas y propuestas de precio.',
        'El proveedor que utiliza (Google, Apple, Facebook), si inicia sesión de ese modo.',
        'Si aceptó recibir ofertas o noticias por email. La base es su consentimiento, que puede retirar cuando quiera.',
      ],
    },
    {
      heading: 'Cuánto tiempo los guardamos',
      points: [
        'Mientras exista la cuenta. Al eliminarla, se borran con ella. Lo que envió a un anunciante permanece en la conversación de este, sin el nombre, el email ni el teléfono de usted.',
        'Una sesión caduca tras 30 días sin uso y, como muy tarde, a los 400 días.',
        'Un enlace para una contraseña nueva vale 20 minutos y una sola vez.',
      ],
    },
    {
      heading: 'A quién llegan',
      paragraphs: [
        'A nadie más que al anunciante del inmueble sobre el que usted escribe y al servidor de correo que lleva nuestros mensajes. No hay herramientas de seguimiento de terceros.',
        'Si un servicio envía por nosotros lo que usted aceptó, conoce su correo, su nombre, su idioma y lo que aceptó. Cuando retira el consentimiento o elimina su cuenta, le pedimos que los olvide.',
        'Si el operador hace preguntar a un modelo de lenguaje por las palabras que la búsqueda no lee, este recibe la frase que escribió con sus palabras y nada sobre usted. La guardamos en memoria una hora como máximo.',
      ],
    },
    {
      heading: 'Sus derechos',
      paragraphs: [
        'En la página de sus datos puede verlos y corregirlos, descargarlos en un archivo, cambiar los consentimientos y eliminar la cuenta. También puede reclamar ante la autoridad griega de protección de datos (dpa.gr).',
      ],
    },
  ],
}
