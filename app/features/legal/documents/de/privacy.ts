import type { LegalDocument } from '../../LegalDocument.ts'

export const privacy: LegalDocument = {
  title: 'Datenschutzerklärung',
  summary:
    'Wir speichern nur, was Ihr Konto braucht, verkaufen es nicht und löschen es, wenn Sie es verlangen.',
  sections: [
    {
      heading: 'Ohne Konto',
      paragraphs: [
        'Für die Suche brauchen wir keine Daten von Ihnen. Ihre letzten Suchen und die Anzeigen, die Sie gesehen haben, bleiben auf Ihrem Gerät und werden nirgendwohin gesendet.',
        'Wenn Sie einem Anbieter ohne Konto schreiben, speichern wir Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer und was Sie schreiben: höchstens einen Tag, bis Sie über den Link in unserer E-Mail bestätigen, danach solange das Gespräch besteht.',
        'Zu jeder Anfrage schreibt der Server die Uhrzeit, die Seite ohne ihre Parameter und die Dauer auf. Ihre Netzwerkadresse hält er kurze Zeit im Arbeitsspeicher, um Missbrauch zu begrenzen, und schreibt sie nicht auf.',
      ],
    },
    {
      heading: 'Mit Konto',
      points: [
        'Vorname, Nachname, E-Mail-Adresse und, wenn Sie sie angeben, Telefonnummer: damit Sie sich anmelden und mit Anbietern in Kontakt treten können. Grundlage ist der Nutzungsvertrag.',
        'Ihr Passwort nur als Fingerabdruck (argon2id), aus dem es nicht zu lesen ist.',
        'Die Geräte, auf denen Sie angemeldet sind: Browser, System und Zeitpunkt der letzten Nutzung.',
        'Die Immobilien, die Sie sich gemerkt haben, und Ihre Gespräche mit Anbietern: Nachrichten, Bilder, Besichtigungen und Preisvorschläge.',
        'Welchen Dienst Sie nutzen (Google, Apple, Facebook), wenn Sie sich so anmelden.',
        'Ob Sie Angebote oder Neues per E-Mail möchten. Grundlage ist Ihre Einwilligung, die Sie jederzeit widerrufen können.',
      ],
    },
    {
      heading: 'Wie lange wir es speichern',
      points: [
        'So lange das Konto besteht. Wenn Sie es löschen, werden die Daten mit ihm gelöscht. Was Sie einem Anbieter gesendet haben, bleibt in dessen Gespräch, ohne Ihren Namen, Ihre E-Mail-Adresse und Ihre Telefonnummer.',
        'Eine Anmeldung endet nach 30 Tagen ohne Nutzung, spätestens nach 400 Tagen.',
        'Ein Link für ein neues Passwort gilt 20 Minuten und nur einmal.',
      ],
    },
    {
      heading: 'Wer es erhält',
      paragraphs: [
        'Niemand außer dem Anbieter der Immobilie, zu der Sie ihm schreiben, und dem Mailserver, der unsere Nachrichten überträgt. Tracking-Werkzeuge Dritter gibt es nicht.',
        'Versendet ein Dienst für uns, worin Sie eingewilligt haben, erfährt er Ihre E-Mail-Adresse, Ihren Vornamen, Ihre Sprache und worin Sie eingewilligt haben. Widerrufen Sie oder löschen Sie Ihr Konto, weisen wir ihn an, das zu vergessen.',
        'Lässt der Betreiber ein Sprachmodell zu Wörtern fragen, die die Suche nicht versteht, erhält es den Satz, den Sie mit eigenen Worten geschrieben haben, und nichts über Sie. Wir behalten ihn höchstens eine Stunde im Arbeitsspeicher.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        'Auf der Seite „Meine Daten“ sehen und berichtigen Sie Ihre Daten, laden sie als Datei herunter, ändern Ihre Einwilligungen und löschen Ihr Konto. Sie können sich außerdem bei der griechischen Datenschutzbehörde beschweren (dpa.gr).',
      ],
    },
  ],
}
