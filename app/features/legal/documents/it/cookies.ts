import { cookiePoints, storedPoints } from '../../kept.ts'
import type { LegalDocument } from '../../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookie',
  summary:
    'Solo quelli che servono per l’accesso e per scrivere agli inserzionisti, e quelli che ricordano le sue scelte.',
  sections: [
    {
      heading: 'Che cosa si conserva',
      points: cookiePoints(
        'it',
        {
          estia_session: 'che ha effettuato l’accesso. Lo legge solo il server.',
          logged_in: 'che c’è un accesso attivo, e nient’altro, perché la pagina mostri il menu giusto.',
          signup_social:
            'che l’accesso con Google, Apple o Facebook appena concluso ha creato un nuovo account.',
          estia_pre:
            'lega un modulo al suo browser, perché altri siti non possano inviare moduli a suo nome.',
          'estia_sso_…': 'lega un accesso con Google, Apple o Facebook al browser che lo ha iniziato.',
          estia_device: 'che ha già effettuato l’accesso da questo dispositivo.',
          one_tap:
            'che permette a Google di proporle l’accesso; solo allora le pagine caricano il suo script.',
          marketing_sync:
            'di quale account è stato informato per ultimo il servizio di marketing, se ce n’è uno e se ha effettuato l’accesso.',
          estia_contact:
            'che ha confermato la sua email da questo browser, perché il prossimo messaggio sia consegnato subito.',
          estia_conversation: 'apre una conversazione dopo che ha seguito il link di una email.',
          theme: 'l’aspetto che ha scelto.',
          language: 'la lingua che ha scelto.',
        },
        (time) => `Fino a ${time}.`,
      ),
    },
    {
      heading: 'Nella memoria del dispositivo',
      points: storedPoints('it', {
        'estia.recentSearches': 'le sue ricerche recenti, finché non le cancella.',
        'estia.seen': 'gli annunci che ha visto, finché non cancella i dati di questo sito nel browser.',
        'estia.contact':
          'se ha effettuato l’accesso, un’impronta dell’ultima email e dell’ultimo telefono. Si cancella quando esce dall’account.',
        'estia.account':
          'un numero casuale dell’account connesso, perché le altre schede sappiano quando cambia, finché Lei non cancella i dati di questo sito nel browser.',
        'estia.draft':
          'ciò che ha iniziato a scrivere in un modulo, finché non lo invia o non chiude la scheda.',
      }),
    },
    {
      heading: 'Che cosa non c’è',
      paragraphs: [
        'Cookie di terzi per pubblicità o misurazione. Se mai se ne aggiungessero, le verrà chiesto prima.',
      ],
    },
  ],
}
