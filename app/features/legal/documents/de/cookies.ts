import type { LegalDocument } from '../../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookies',
  summary: 'Nur was die Anmeldung braucht, und eines, das sich die gewählte Darstellung merkt.',
  sections: [
    {
      heading: 'Was gespeichert wird',
      points: [
        'estia_session: dass Sie angemeldet sind. Nur der Server liest es. Bis zu 400 Tage.',
        'logged_in und signup_social: dass jemand angemeldet ist, sonst nichts, damit die Seite das richtige Menü zeigt.',
        'estia_pre: bindet ein Formular an Ihren Browser, damit andere Seiten keine Formulare in Ihrem Namen senden. Bis zu 400 Tage.',
        'estia_device: dass Sie sich von diesem Gerät schon einmal angemeldet haben. Bis zu 400 Tage.',
        'one_tap: dass Google Ihnen die Anmeldung anbieten darf; nur dann laden die Seiten das Skript von Google. Bis zu 180 Tage.',
        'theme: die Darstellung, die Sie gewählt haben.',
      ],
    },
    {
      heading: 'Im Speicher Ihres Geräts',
      paragraphs: [
        'Ihre letzten Suchen, die Anzeigen, die Sie gesehen haben, und, wenn Sie sich angemeldet haben, ein Fingerabdruck Ihrer letzten E-Mail-Adresse und Telefonnummer. Der Fingerabdruck wird gelöscht, wenn Sie sich abmelden.',
      ],
    },
    {
      heading: 'Was es nicht gibt',
      paragraphs: [
        'Cookies Dritter für Werbung oder Messung. Sollten je welche hinzukommen, werden Sie vorher gefragt.',
      ],
    },
  ],
}
