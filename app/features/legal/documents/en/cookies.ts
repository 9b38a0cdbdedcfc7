import { cookiePoints, storedPoints } from '../../kept.ts'
import type { LegalDocument } from '../../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookies',
  summary:
    'Only those that signing in and writing to an advertiser need, and those that remember what you chose.',
  sections: [
    {
      heading: 'What is kept',
      points: cookiePoints(
        'en',
        {
          estia_session: 'that you are signed in. Only the server reads it.',
          logged_in: 'that somebody is signed in, and nothing else, so that the page shows the right menu.',
          signup_social:
            'that the sign-in with Google, Apple or Facebook that has just ended made a new account.',
          estia_pre: 'ties a form to your browser, so that other sites cannot send forms in your name.',
          'estia_sso_…': 'ties a sign-in with Google, Apple or Facebook to the browser that began it.',
          estia_device: 'that you signed in from this device before.',
          one_tap: 'that you let Google offer to sign you in; only then do pages load its script.',
          marketing_sync:
            'which account the marketing service was last told of, if there is such a service and you are signed in.',
          estia_contact:
            'that you confirmed your email from this browser, so that your next message is delivered at once.',
          estia_conversation: 'opens one conversation after you follow the link in a mail.',
          theme: 'the appearance that you chose.',
          language: 'the language that you chose.',
        },
        (time) => `Up to ${time}.`,
      ),
    },
    {
      heading: 'In the memory of your device',
      points: storedPoints('en', {
        'estia.recentSearches': 'your recent searches, until you delete them.',
        'estia.seen':
          'the listings that you have seen, until you delete the data of this site in your browser.',
        'estia.contact':
          'if you signed in, a fingerprint of your last email and phone. It is deleted when you sign out.',
        'estia.account':
          'a random number of the account that is signed in, so that other tabs learn when it changes, until you clear this site’s data in your browser.',
        'estia.draft': 'what you have begun to write in a form, until you send it or close the tab.',
      }),
    },
    {
      heading: 'What there is not',
      paragraphs: [
        'Cookies of others for advertising or measuring. Should any be added, you will be asked first.',
      ],
    },
  ],
}
