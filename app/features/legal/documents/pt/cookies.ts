import type { LegalDocument } from '../../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookies',
  summary: 'Só os necessários para entrar na conta e um que recorda o aspeto que escolheu.',
  sections: [
    {
      heading: 'O que é guardado',
      points: [
        'estia_session: que tem sessão iniciada. Só o servidor o lê. Até 400\u00a0dias.',
        'logged_in e signup_social: que há uma sessão iniciada, e mais nada, para que a página mostre o menu certo.',
        'estia_pre: liga um formulário ao seu navegador, para que outros sites não enviem formulários em seu nome. Até 400\u00a0dias.',
        'estia_device: que já entrou na sua conta neste dispositivo. Até 400\u00a0dias.',
        'one_tap: que deixou a Google propor-lhe entrar; só então as páginas carregam o script dela. Até 180\u00a0dias.',
        'theme: o aspeto que escolheu.',
      ],
    },
    {
      heading: 'Na memória do dispositivo',
      paragraphs: [
        'As pesquisas recentes, os anúncios que viu e, se entrou na sua conta, uma impressão digital do último email e telefone. A impressão digital é eliminada quando sai da conta.',
      ],
    },
    {
      heading: 'O que não existe',
      paragraphs: [
        'Cookies de terceiros para publicidade ou medição. Se algum dia forem acrescentados, perguntamos-lhe primeiro.',
      ],
    },
  ],
}
