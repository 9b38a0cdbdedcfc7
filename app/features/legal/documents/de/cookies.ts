import { cookiePoints, storedPoints } from '../../kept.ts'
import type { LegalDocument } from '../../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookies',
  summary:
    'Nur was die Anmeldung und Nachrichten an Anbieter brauchen, und was sich merkt, was Sie gewählt haben.',
  sections: [
    {
      heading: 'Was gespeichert wird',
      points: cookiePoints(
        'de',
        {
          estia_session: 'dass Sie angemeldet sind. Nur der Server liest es.',
          logged_in: 'dass jemand angemeldet ist, sonst nichts, damit die Seite das richtige Menü zeigt.',
          signup_social:
            'dass bei der Anmeldung mit Google, Apple oder Facebook, die gerade zu Ende ging, ein neues Konto entstand.',
          estia_pre:
            'bindet ein Formular an Ihren Browser, damit andere Seiten keine Formulare in Ihrem Namen senden.',
          'estia_sso_…':
            'bindet eine Anmeldung mit Google, Apple oder Facebook an den Browser, in dem sie begann.',
          estia_device: 'dass Sie sich von diesem Gerät schon einmal angemeldet haben.',
          one_tap:
            'dass Google Ihnen die Anmeldung anbieten darf; nur dann laden die Seiten das Skript von Google.',
          marketing_sync:
            'von welchem Konto der Marketingdienst zuletzt erfahren hat, wenn es einen gibt und Sie angemeldet sind.',
          estia_contact:
            'dass Sie Ihre E-Mail-Adresse in diesem Browser bestätigt haben, damit Ihre nächste Nachricht sofort zugestellt wird.',
          estia_conversation: 'öffnet eine Unterhaltung, nachdem Sie dem Link in einer E-Mail gefolgt sind.',
          theme: 'die Darstellung, die Sie gewählt haben.',
          language: 'die Sprache, die Sie gewählt haben.',
        },
        (time) => `Bis zu ${time}.`,
      ),
    },
    {
      heading: 'Im Speicher Ihres Geräts',
      points: storedPoints('de', {
        'estia.recentSearches': 'Ihre letzten Suchen, bis Sie sie löschen.',
        'estia.seen':
          'die Anzeigen, die Sie gesehen haben, bis Sie die Daten dieser Website im Browser löschen.',
        'estia.contact':
          'wenn Sie sich angemeldet haben, ein Fingerabdruck Ihrer letzten E-Mail-Adresse und Telefonnummer. Er wird gelöscht, wenn Sie sich abmelden.',
        'estia.account':
          'eine zufällige Nummer des angemeldeten Kontos, damit andere Tabs erfahren, wenn es wechselt, bis Sie die Daten dieser Website im Browser löschen.',
        'estia.draft':
          'was Sie in einem Formular zu schreiben begonnen haben, bis Sie es senden oder den Tab schließen.',
      }),
    },
    {
      heading: 'Was es nicht gibt',
      paragraphs: [
        'Cookies Dritter für Werbung oder Messung. Sollten je welche hinzukommen, werden Sie vorher gefragt.',
      ],
    },
  ],
}
