import type { LegalDocument } from '../../LegalDocument.ts'

export const privacy: LegalDocument = {
  title: 'Politique de confidentialité',
  summary:
    'Nous ne conservons que ce dont votre compte a besoin, nous ne le vendons pas et nous l’effaçons à votre demande.',
  sections: [
    {
      heading: 'Sans compte',
      paragraphs: [
        'Pour chercher, nous n’avons besoin d’aucune information sur vous. Les recherches récentes et les annonces que vous avez vues restent sur votre appareil et ne sont envoyées nulle part.',
        'Si vous écrivez à un annonceur sans compte, nous conservons votre nom, votre e-mail, votre téléphone et ce que vous écrivez : un jour au plus, jusqu’à ce que vous confirmiez par le lien de notre e-mail, puis tant que la conversation existe.',
        'Pour chaque requête, le serveur enregistre l’heure, la page sans ses paramètres et la durée. Il garde votre adresse réseau en mémoire pendant un court moment, pour limiter les abus, et ne l’enregistre pas.',
      ],
    },
    {
      heading: 'Avec un compte',
      points: [
        'Prénom, nom, e-mail et, si vous le donnez, téléphone : pour vous connecter et vous mettre en relation avec les annonceurs. La base est le contrat d’utilisation.',
        'Votre mot de passe, seulement sous forme d’empreinte (argon2id), à partir de laquelle il ne peut pas être lu.',
        'Les appareils sur lesquels votre session est ouverte : navigateur, système et heure de dernière utilisation.',
        'Les biens que vous avez enregistrés et vos conversations avec les annonceurs : messages, photos, visites et propositions de prix.',
        'Le fournisseur que vous utilisez (Google, Apple, Facebook), si vous vous connectez ainsi.',
        'Votre accord pour recevoir des offres ou des actualités par e-mail. La base est votre consentement, que vous pouvez retirer à tout moment.',
      ],
    },
    {
      heading: 'Combien de temps nous les conservons',
      points: [
        'Tant que le compte existe. Quand vous le supprimez, elles sont effacées avec lui. Ce que vous avez envoyé à un annonceur reste dans sa conversation, sans votre nom, votre e-mail ni votre téléphone.',
        'Une connexion expire après 30 jours sans utilisation et au plus tard après 400 jours.',
        'Un lien pour un nouveau mot de passe est valable 20 minutes et une seule fois.',
      ],
    },
    {
      heading: 'À qui elles sont transmises',
      paragraphs: [
        'À personne d’autre que l’annonceur du bien au sujet duquel vous écrivez et le serveur de messagerie qui achemine nos messages. Il n’y a aucun outil de suivi de tiers.',
        'Si un service envoie pour nous ce que vous avez accepté, il connaît votre e-mail, votre prénom, votre langue et ce que vous avez accepté. Quand vous retirez votre accord ou supprimez votre compte, nous lui demandons de les oublier.',
        'Si l’exploitant fait interroger un modèle de langage sur les mots que la recherche ne lit pas, il reçoit la phrase que vous avez écrite avec vos mots, et rien sur vous. Nous la gardons en mémoire une heure au plus.',
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        'Sur la page de vos informations, vous pouvez les consulter et les corriger, les télécharger dans un fichier, modifier vos consentements et supprimer votre compte. Vous pouvez aussi introduire une réclamation auprès de l’autorité grecque de protection des données (dpa.gr).',
      ],
    },
  ],
}
