import type { LegalDocument } from '../../LegalDocument.ts'

export const terms: LegalDocument = {
  title: 'Conditions d’utilisation',
  summary: 'Estia présente des annonces immobilières de tiers. La recherche est libre et sans compte.',
  sections: [
    {
      heading: 'Ce qu’Estia propose',
      paragraphs: [
        {
          flag: 'auctions',
          on: 'Estia réunit des annonces de vente, de location et d’enchères, publiées par des particuliers, des agences et des promoteurs. Estia n’est pas partie à vos accords et ne perçoit aucune commission de votre part.',
          off: 'Estia réunit des annonces de vente et de location, publiées par des particuliers, des agences et des promoteurs. Estia n’est pas partie à vos accords et ne perçoit aucune commission de votre part.',
        },
        'Les informations d’une annonce sont celles qu’indique son annonceur. Ce qui n’est pas indiqué apparaît comme « non renseigné ».',
      ],
    },
    {
      heading: 'L’ordre des annonces',
      paragraphs: [
        'L’ordre par défaut résulte d’une formule expliquée dans chaque liste. Les places payées sont signalées et vous pouvez les désactiver.',
      ],
    },
    {
      heading: 'Votre compte',
      points: [
        'Un compte appartient à une seule personne. Gardez le mot de passe pour vous.',
        'Vous déclarez des informations exactes, afin que vos interlocuteurs sachent à qui ils parlent.',
        'Vous pouvez supprimer votre compte à tout moment, depuis la page de vos informations.',
      ],
    },
    {
      heading: 'Ce qui n’est pas autorisé',
      points: [
        'Les annonces mensongères ou publiées sans l’accord du propriétaire.',
        'Toute discrimination envers les personnes intéressées.',
        'La copie en masse d’annonces ou de coordonnées, et toute tentative de contourner les limites de sécurité.',
      ],
    },
    {
      heading: 'Responsabilité et droit applicable',
      paragraphs: [
        'Vérifiez un bien avant de vous engager : titres de propriété, urbanisme, certificat énergétique. Ces conditions relèvent du droit grec ; vos droits de consommateur restent entiers.',
      ],
    },
  ],
}
