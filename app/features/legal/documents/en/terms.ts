import type { LegalDocument } from '../../LegalDocument.ts'

export const terms: LegalDocument = {
  title: 'Terms of use',
  summary: 'Estia shows other people’s property listings. Searching is free and needs no account.',
  sections: [
    {
      heading: 'What Estia offers',
      paragraphs: [
        {
          flag: 'auctions',
          on: 'Estia brings together listings for sale, rent and auctions, placed by private owners, agencies and developers. It is no party to what you agree, and takes no commission from you.',
          off: 'Estia brings together listings for sale and rent, placed by private owners, agencies and developers. It is no party to what you agree, and takes no commission from you.',
        },
        'What a listing says is what its advertiser states. What is not stated is shown as “not stated”.',
      ],
    },
    {
      heading: 'The order of listings',
      paragraphs: [
        'The default order is worked out by a formula that every list explains. Paid placement is labelled, and you can switch it off.',
      ],
    },
    {
      heading: 'Your account',
      points: [
        'An account belongs to one person. Keep its password to yourself.',
        'State your true details, so that whoever you contact knows whom they talk to.',
        'You can delete your account whenever you like, on the page of your details.',
      ],
    },
    {
      heading: 'What is not allowed',
      points: [
        'False listings, or listings without the owner’s permission.',
        'Discrimination against those who are interested.',
        'Copying listings or contact details in bulk, and any attempt to get around the security limits.',
      ],
    },
    {
      heading: 'Liability and law',
      paragraphs: [
        'Check a property before you commit yourself: its titles, its planning permission, its energy certificate. Greek law applies to these terms; your rights as a consumer are untouched.',
      ],
    },
  ],
}
