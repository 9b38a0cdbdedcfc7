import type { LegalDocument } from '../../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookie',
  summary: 'Solo quelli che servono per l’accesso e uno che ricorda l’aspetto scelto.',
  sections: [
    {
      heading: 'Che cosa si conserva',
      points: [
        'estia_session: che ha effettuato l’accesso. Lo legge solo il server. Fino a 400 giorni.',
        'logged_in e signup_social: che c’è un accesso attivo, e nient’altro, perché la pagina mostri il menu giusto.',
        'estia_pre: lega un modulo al suo browser, perché altri siti non possano inviare moduli a suo nome. Fino a 400 giorni.',
        'estia_device: che ha già effettuato l’accesso da questo dispositivo. Fino a 400 giorni.',
        'one_tap: che permette a Google di proporle l’accesso; solo allora le pagine caricano il suo script. Fino a 180 giorni.',
        'theme: l’aspetto che ha scelto.',
      ],
    },
    {
      heading: 'Nella memoria del dispositivo',
      paragraphs: [
        'Le ricerche recenti, gli annunci che ha visto e, se ha effettuato l’accesso, un’impronta dell’ultima email e dell’ultimo telefono. L’impronta si cancella quando esce dall’account.',
      ],
    },
    {
      heading: 'Che cosa non c’è',
      paragraphs: [
        'Cookie di terzi per pubblicità o misurazione. Se mai se ne aggiungessero, le verrà chiesto prima.',
      ],
    },
  ],
}
