import type { LegalDocument } from '../../LegalDocument.ts'

export const terms: LegalDocument = {
  title: 'Termini d’uso',
  summary: 'Estia mostra annunci immobiliari di terzi. La ricerca è libera e non richiede un account.',
  sections: [
    {
      heading: 'Che cosa offre Estia',
      paragraphs: [
        {
          flag: 'auctions',
          on: 'Estia raccoglie annunci di vendita, di affitto e di aste, inseriti da privati, agenzie immobiliari e costruttori. Non è parte dei suoi accordi e non riceve da lei alcuna provvigione.',
          off: 'Estia raccoglie annunci di vendita e di affitto, inseriti da privati, agenzie immobiliari e costruttori. Non è parte dei suoi accordi e non riceve da lei alcuna provvigione.',
        },
        'I dati di un annuncio sono quelli indicati dal suo inserzionista. Ciò che non è indicato appare come «non indicato».',
      ],
    },
    {
      heading: 'L’ordine degli annunci',
      paragraphs: [
        'L’ordine predefinito si calcola con una formula spiegata in ogni elenco. La visibilità a pagamento ha un’etichetta e si può escludere.',
      ],
    },
    {
      heading: 'Il suo account',
      points: [
        'Un account appartiene a una sola persona. Tenga la password per sé.',
        'Fornisca dati veri, perché chi è in contatto con lei sappia con chi parla.',
        'Può eliminare l’account quando vuole, dalla pagina «I miei dati».',
      ],
    },
    {
      heading: 'Che cosa non è consentito',
      points: [
        'Annunci falsi o senza l’autorizzazione del proprietario.',
        'Discriminazioni verso chi è interessato.',
        'La copia in massa di annunci o recapiti e ogni tentativo di aggirare i limiti di sicurezza.',
      ],
    },
    {
      heading: 'Responsabilità e legge',
      paragraphs: [
        'Verifichi un immobile prima di impegnarsi: titoli di proprietà, permesso di costruire, certificato energetico. A questi termini si applica la legge greca; i suoi diritti di consumatore restano intatti.',
      ],
    },
  ],
}
