import type { LegalDocument } from '../../LegalDocument.ts'

export const terms: LegalDocument = {
  title: 'Condiciones de uso',
  summary: 'Estia muestra anuncios inmobiliarios de terceros. La búsqueda es libre y no necesita cuenta.',
  sections: [
    {
      heading: 'Qué ofrece Estia',
      paragraphs: [
        {
          flag: 'auctions',
          on: 'Estia reúne anuncios de venta, alquiler y subastas que publican particulares, agencias y promotores. No es parte de los acuerdos que usted celebre ni le cobra comisión.',
          off: 'Estia reúne anuncios de venta y alquiler que publican particulares, agencias y promotores. No es parte de los acuerdos que usted celebre ni le cobra comisión.',
        },
        'Los datos de un anuncio son los que indica su anunciante. Lo que no se indica aparece como «no indicado».',
      ],
    },
    {
      heading: 'El orden de los anuncios',
      paragraphs: [
        'El orden predeterminado se calcula con una fórmula que se explica en cada lista. Los puestos pagados están señalados y puede desactivarlos.',
      ],
    },
    {
      heading: 'Su cuenta',
      points: [
        'Una cuenta pertenece a una sola persona. No comparta la contraseña.',
        'Indique datos verdaderos, para que quienes hablen con usted sepan con quién tratan.',
        'Puede eliminar la cuenta cuando quiera, en la página de sus datos.',
      ],
    },
    {
      heading: 'Qué no está permitido',
      points: [
        'Anuncios falsos o sin permiso del propietario.',
        'La discriminación de las personas interesadas.',
        'La copia masiva de anuncios o de datos de contacto y cualquier intento de eludir los límites de seguridad.',
      ],
    },
    {
      heading: 'Responsabilidad y derecho aplicable',
      paragraphs: [
        'Compruebe un inmueble antes de comprometerse: títulos de propiedad, urbanismo, certificado energético. A estas condiciones se les aplica el derecho griego; sus derechos como consumidor quedan intactos.',
      ],
    },
  ],
}
