import type { LegalDocument } from '../../LegalDocument.ts'

export const terms: LegalDocument = {
  title: 'Termos de utilização',
  summary: 'A Estia mostra anúncios de imóveis de terceiros. A pesquisa é livre e não exige conta.',
  sections: [
    {
      heading: 'O que a Estia oferece',
      paragraphs: [
        {
          flag: 'auctions',
          on: 'A Estia reúne anúncios de venda, arrendamento e leilões publicados por particulares, agências e promotores. Não é parte nos seus acordos e não lhe cobra comissão.',
          off: 'A Estia reúne anúncios de venda e arrendamento publicados por particulares, agências e promotores. Não é parte nos seus acordos e não lhe cobra comissão.',
        },
        'Os dados de um anúncio são os que o anunciante indica. O que não é indicado aparece como «não indicado».',
      ],
    },
    {
      heading: 'A ordem dos anúncios',
      paragraphs: [
        'A ordem predefinida é calculada por uma fórmula que cada lista explica. Os lugares pagos estão assinalados e pode desativá-los.',
      ],
    },
    {
      heading: 'A sua conta',
      points: [
        'Uma conta pertence a uma só pessoa. Guarde a palavra-passe para si.',
        'Indique dados verdadeiros, para que as pessoas que contacta saibam com quem falam.',
        'Pode eliminar a conta quando quiser, na página dos seus dados.',
      ],
    },
    {
      heading: 'O que não é permitido',
      points: [
        'Anúncios falsos ou sem autorização do proprietário.',
        'A discriminação de quem mostra interesse.',
        'A cópia em massa de anúncios ou contactos e qualquer tentativa de contornar os limites de segurança.',
      ],
    },
    {
      heading: 'Responsabilidade e lei',
      paragraphs: [
        'Verifique o imóvel antes de se comprometer: os títulos, a situação urbanística, o certificado energético. A estes termos aplica-se a lei grega; os seus direitos de consumidor mantêm-se intactos.',
      ],
    },
  ],
}
