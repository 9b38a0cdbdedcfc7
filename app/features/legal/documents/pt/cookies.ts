import { cookiePoints, storedPoints } from '../../kept.ts'
import type { LegalDocument } from '../../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookies',
  summary:
    'Só os necessários para entrar na conta e escrever aos anunciantes, e os que recordam o que escolheu.',
  sections: [
    {
      heading: 'O que é guardado',
      points: cookiePoints(
        'pt',
        {
          estia_session: 'que tem sessão iniciada. Só o servidor o lê.',
          logged_in: 'que há uma sessão iniciada, e mais nada, para que a página mostre o menu certo.',
          signup_social:
            'que a entrada com Google, Apple ou Facebook que acabou de terminar criou uma conta nova.',
          estia_pre:
            'liga um formulário ao seu navegador, para que outros sites não enviem formulários em seu nome.',
          'estia_sso_…': 'liga uma entrada com Google, Apple ou Facebook ao navegador que a começou.',
          estia_device: 'que já entrou na sua conta neste dispositivo.',
          one_tap: 'que deixou a Google propor-lhe entrar; só então as páginas carregam o script dela.',
          marketing_sync:
            'de que conta o serviço de marketing foi informado pela última vez, se existir e tiver sessão iniciada.',
          estia_contact:
            'que confirmou o seu email neste navegador, para que a sua próxima mensagem seja entregue logo.',
          estia_conversation: 'abre uma conversa depois de seguir a ligação de um email.',
          theme: 'o aspeto que escolheu.',
          language: 'a língua que escolheu.',
        },
        (time) => `Até ${time}.`,
      ),
    },
    {
      heading: 'Na memória do dispositivo',
      points: storedPoints('pt', {
        'estia.recentSearches': 'as suas pesquisas recentes, até as apagar.',
        'estia.seen': 'os anúncios que viu, até apagar os dados deste site no seu navegador.',
        'estia.contact':
          'se entrou na sua conta, uma impressão digital do último email e telefone. É eliminada quando sai da conta.',
        'estia.account':
          'um número aleatório da conta com sessão iniciada, para que os outros separadores saibam quando muda, até apagar os dados deste sítio no seu navegador.',
        'estia.draft': 'o que começou a escrever num formulário, até o enviar ou fechar o separador.',
      }),
    },
    {
      heading: 'O que não existe',
      paragraphs: [
        'Cookies de terceiros para publicidade ou medição. Se algum dia forem acrescentados, perguntamos-lhe primeiro.',
      ],
    },
  ],
}
