import { cookiePoints, storedPoints } from '../../kept.ts'
import type { LegalDocument } from '../../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookies',
  summary:
    'Seulement ceux qu’exigent la connexion et les messages aux annonceurs, et ceux qui retiennent vos choix.',
  sections: [
    {
      heading: 'Ce qui est conservé',
      points: cookiePoints(
        'fr',
        {
          estia_session: 'le fait que votre session est ouverte. Seul le serveur le lit.',
          logged_in:
            'le fait qu’une connexion existe, et rien d’autre, pour que la page affiche le bon menu.',
          signup_social:
            'le fait que la connexion avec Google, Apple ou Facebook qui vient de se terminer a créé un nouveau compte.',
          estia_pre:
            'lie un formulaire à votre navigateur, pour que d’autres sites ne puissent pas envoyer de formulaires en votre nom.',
          'estia_sso_…': 'lie une connexion avec Google, Apple ou Facebook au navigateur qui l’a commencée.',
          estia_device: 'le fait qu’une connexion a déjà eu lieu depuis cet appareil.',
          one_tap:
            'le fait que vous laissez Google vous proposer la connexion\u00a0; alors seulement, les pages chargent son script.',
          marketing_sync:
            'le compte dont le service de marketing a été informé en dernier, s’il y en a un et si vous êtes connecté.',
          estia_contact:
            'le fait que vous avez confirmé votre e-mail depuis ce navigateur, pour que votre prochain message soit remis aussitôt.',
          estia_conversation: 'ouvre une conversation après que vous avez suivi le lien d’un e-mail.',
          theme: 'l’apparence que vous avez choisie.',
          language: 'la langue que vous avez choisie.',
        },
        (time) => `Jusqu’à ${time}.`,
      ),
    },
    {
      heading: 'Dans la mémoire de votre appareil',
      points: storedPoints('fr', {
        'estia.recentSearches': 'vos recherches récentes, jusqu’à ce que vous les effaciez.',
        'estia.seen':
          'les annonces que vous avez vues, jusqu’à ce que vous effaciez les données de ce site dans votre navigateur.',
        'estia.contact':
          'après une connexion, une empreinte de vos derniers e-mail et téléphone. Elle est effacée lorsque vous vous déconnectez.',
        'estia.account':
          'un numéro aléatoire du compte connecté, pour que les autres onglets sachent quand il change, jusqu’à ce que vous effaciez les données de ce site dans votre navigateur.',
        'estia.draft':
          'ce que vous avez commencé à écrire dans un formulaire, jusqu’à l’envoi ou à la fermeture de l’onglet.',
      }),
    },
    {
      heading: 'Ce qu’il n’y a pas',
      paragraphs: [
        'Des cookies publicitaires ou de mesure de tiers. Si l’on devait en ajouter, votre accord vous serait d’abord demandé.',
      ],
    },
  ],
}
