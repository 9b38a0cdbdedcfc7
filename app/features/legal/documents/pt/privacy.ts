import type { LegalDocument } from '../../LegalDocument.ts'

export const privacy: LegalDocument = {
  title: 'Política de privacidade',
  summary: 'Guardamos só o que a sua conta precisa, não o vendemos e eliminamo-lo quando o pedir.',
  sections: [
    {
      heading: 'Sem conta',
      paragraphs: [
        'Para pesquisar não precisamos dos seus dados. As pesquisas recentes e os anúncios que viu ficam no seu dispositivo e não são enviados a ninguém.',
        'Se escrever a um anunciante sem conta, guardamos o seu nome, email, telefone e o que escreve: no máximo um dia até confirmar pela ligação do nosso email e, depois, enquanto a conversa existir.',
        'Por cada pedido, o servidor regista a hora, a página sem parâmetros e a duração. Guarda o seu endereço de rede em memória por pouco tempo, para limitar abusos, e não o regista.',
      ],
    },
    {
      heading: 'Com conta',
      points: [
        'Nome, apelido, email e, se o indicar, telefone: para entrar na conta e contactar os anunciantes. O fundamento é o contrato de utilização.',
        'A sua palavra-passe só como impressão digital (argon2id), a partir da qual não se pode ler.',
        'Os dispositivos com sessão iniciada: navegador, sistema e hora da última utilização.',
        'Os imóveis que guardou e as suas conversas com anunciantes: mensagens, fotografias, visitas e propostas de preço.',
        'O fornecedor que usa (Google, Apple, Facebook), se entrar desse modo.',
        'Se aceitou ofertas ou novidades por email. O fundamento é o seu consentimento, que pode retirar quando quiser.',
      ],
    },
    {
      heading: 'Durante quanto tempo',
      points: [
        'Enquanto a conta existir. Quando a eliminar, os dados são eliminados com ela. O que enviou a um anunciante fica na conversa dele, sem o seu nome, email e telefone.',
        'Uma sessão termina ao fim de 30\u00a0dias sem utilização e, no máximo, ao fim de 400\u00a0dias.',
        'Uma ligação para nova palavra-passe é válida por 20\u00a0minutos e uma só vez.',
      ],
    },
    {
      heading: 'Quem os recebe',
      paragraphs: [
        'Mais ninguém, além do anunciante do imóvel sobre o qual escreve e do servidor de correio que transporta as nossas mensagens. Não há ferramentas de rastreio de terceiros.',
        'Se um serviço enviar por nós aquilo que aceitou, fica a saber o seu email, o nome próprio, o idioma e o que aceitou. Quando retirar o consentimento ou eliminar a conta, pedimos-lhe que os esqueça.',
        'Se o operador fizer perguntar a um modelo de linguagem pelas palavras que a pesquisa não lê, este recebe a frase que escreveu por palavras suas e nada sobre si. Guardamo-la em memória uma hora, no máximo.',
      ],
    },
    {
      heading: 'Os seus direitos',
      paragraphs: [
        'Na página dos seus dados pode vê-los e corrigi-los, descarregá-los num ficheiro, alterar os consentimentos e eliminar a conta. Pode também apresentar queixa à autoridade grega de proteção de dados (dpa.gr).',
      ],
    },
  ],
}
