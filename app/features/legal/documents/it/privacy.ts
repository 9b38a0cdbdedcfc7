import type { LegalDocument } from '../../LegalDocument.ts'

export const privacy: LegalDocument = {
  title: 'Informativa sulla privacy',
  summary:
    'Conserviamo solo ciò che serve al suo account, non lo vendiamo e lo cancelliamo quando lo chiede.',
  sections: [
    {
      heading: 'Senza account',
      paragraphs: [
        'Per cercare non servono i suoi dati. Le ricerche recenti e gli annunci che ha visto restano sul suo dispositivo e non vengono inviati da nessuna parte.',
        'Se scrive a un inserzionista senza account, conserviamo il nome, l’email, il telefono e ciò che scrive: al massimo un giorno finché non conferma con il link della nostra email, poi finché esiste la conversazione.',
        'Per ogni richiesta il server registra l’ora, la pagina senza parametri e la durata. Il suo indirizzo di rete resta in memoria per poco tempo, per limitare gli abusi, e non viene registrato.',
      ],
    },
    {
      heading: 'Con un account',
      points: [
        'Nome, cognome, email e, se lo fornisce, telefono: per farla accedere e metterla in contatto con gli inserzionisti. La base è il contratto d’uso.',
        'La password solo come impronta (argon2id), dalla quale non si può leggere.',
        'I dispositivi su cui ha effettuato l’accesso: browser, sistema e ultimo uso.',
        'Gli immobili salvati e le conversazioni con gli inserzionisti: messaggi, foto, visite e proposte di prezzo.',
        'Quale servizio usa (Google, Apple, Facebook), se accede in questo modo.',
        'Se ha accettato offerte o notizie via email. La base è il suo consenso, che può revocare in qualsiasi momento.',
      ],
    },
    {
      heading: 'Per quanto tempo',
      points: [
        'Finché esiste l’account. Quando lo elimina, i dati vengono cancellati con esso. Ciò che ha inviato a un inserzionista resta nella sua conversazione, senza il nome, l’email e il telefono di chi ha scritto.',
        'Un accesso scade dopo 30 giorni senza uso e al più tardi dopo 400 giorni.',
        'Un link per una nuova password vale 20 minuti e una sola volta.',
      ],
    },
    {
      heading: 'Chi li riceve',
      paragraphs: [
        'Nessun altro, tranne l’inserzionista dell’immobile per cui gli scrive e il server di posta che trasporta i nostri messaggi. Non ci sono strumenti di tracciamento di terzi.',
        'Se un servizio invia per noi ciò che lei ha accettato, viene a conoscere la sua email, il nome, la lingua e ciò che ha accettato. Quando revoca il consenso o elimina l’account, gli chiediamo di dimenticarli.',
        'Se per le parole che la ricerca non legge il gestore fa interrogare un modello linguistico, questo riceve la frase scritta con parole sue e nulla su di lei. La teniamo in memoria per un’ora al massimo.',
      ],
    },
    {
      heading: 'I suoi diritti',
      paragraphs: [
        'Nella pagina «I miei dati» può vedere e correggere i suoi dati, scaricarli in un file, modificare i consensi ed eliminare l’account. Può inoltre presentare reclamo all’Autorità greca per la protezione dei dati personali (dpa.gr).',
      ],
    },
  ],
}
