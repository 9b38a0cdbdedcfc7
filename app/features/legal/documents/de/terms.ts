import type { LegalDocument } from '../../LegalDocument.ts'

export const terms: LegalDocument = {
  title: 'Nutzungsbedingungen',
  summary: 'Estia zeigt Immobilienanzeigen Dritter. Die Suche ist frei und braucht kein Konto.',
  sections: [
    {
      heading: 'Was Estia bietet',
      paragraphs: [
        {
          flag: 'auctions',
          on: 'Estia führt Anzeigen zu Kauf, Miete und Versteigerung zusammen, die Privatanbieter, Maklerbüros und Bauträger aufgeben. Estia ist nicht Partei Ihrer Vereinbarungen und nimmt keine Provision von Ihnen.',
          off: 'Estia führt Anzeigen zu Kauf und Miete zusammen, die Privatanbieter, Maklerbüros und Bauträger aufgeben. Estia ist nicht Partei Ihrer Vereinbarungen und nimmt keine Provision von Ihnen.',
        },
        'Die Angaben einer Anzeige sind die ihres Anbieters. Was nicht angegeben ist, steht als „nicht angegeben“.',
      ],
    },
    {
      heading: 'Die Reihenfolge der Anzeigen',
      paragraphs: [
        'Die voreingestellte Reihenfolge wird nach einer Formel berechnet, die jede Liste erklärt. Bezahlte Platzierungen sind gekennzeichnet, und Sie können sie ausschalten.',
      ],
    },
    {
      heading: 'Ihr Konto',
      points: [
        'Ein Konto gehört einer Person. Behalten Sie das Passwort für sich.',
        'Machen Sie wahre Angaben, damit alle, mit denen Sie Kontakt haben, wissen, mit wem sie sprechen.',
        'Sie können Ihr Konto jederzeit auf der Seite „Meine Daten“ löschen.',
      ],
    },
    {
      heading: 'Was nicht erlaubt ist',
      points: [
        'Falsche Anzeigen oder Anzeigen ohne Erlaubnis des Eigentümers.',
        'Diskriminierung von Interessenten.',
        'Massenhaftes Kopieren von Anzeigen oder Kontaktdaten und jeder Versuch, die Sicherheitsgrenzen zu umgehen.',
      ],
    },
    {
      heading: 'Haftung und Recht',
      paragraphs: [
        'Prüfen Sie eine Immobilie, bevor Sie sich binden: Eigentumstitel, Baugenehmigung, Energieausweis. Für diese Bedingungen gilt griechisches Recht; Ihre Rechte als Verbraucher bleiben unberührt.',
      ],
    },
  ],
}
