import type { LegalDocument } from '../../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookies',
  summary: 'Seulement ceux qu’exige la connexion, et un autre qui retient l’apparence que vous avez choisie.',
  sections: [
    {
      heading: 'Ce qui est conservé',
      points: [
        'estia_session : le fait que votre session est ouverte. Seul le serveur le lit. Jusqu’à 400 jours.',
        'logged_in et signup_social : le fait qu’une connexion existe, et rien d’autre, pour que la page affiche le bon menu.',
        'estia_pre : lie un formulaire à votre navigateur, pour que d’autres sites ne puissent pas envoyer de formulaires en votre nom. Jusqu’à 400 jours.',
        'estia_device : le fait qu’une connexion a déjà eu lieu depuis cet appareil. Jusqu’à 400 jours.',
        'one_tap : le fait que vous laissez Google vous proposer la connexion ; alors seulement, les pages chargent son script. Jusqu’à 180 jours.',
        'theme : l’apparence que vous avez choisie.',
      ],
    },
    {
      heading: 'Dans la mémoire de votre appareil',
      paragraphs: [
        'Les recherches récentes, les annonces que vous avez vues et, après une connexion, une empreinte de vos derniers e-mail et téléphone. L’empreinte est effacée lorsque vous vous déconnectez.',
      ],
    },
    {
      heading: 'Ce qu’il n’y a pas',
      paragraphs: [
        'Des cookies publicitaires ou de mesure de tiers. Si l’on devait en ajouter, votre accord vous serait d’abord demandé.',
      ],
    },
  ],
}
