import type { LegalDocument } from '../../LegalDocument.ts'

export const cookies: LegalDocument = {
  title: 'Cookies',
  summary: 'Only those that signing in needs, and one that remembers the appearance you chose.',
  sections: [
    {
      heading: 'What is kept',
      points: [
        'estia_session: that you are signed in. Only the server reads it. Up to 400\u00a0days.',
        'logged_in and signup_social: that somebody is signed in, and nothing else, so that the page shows the right menu.',
        'estia_pre: ties a form to your browser, so that other sites cannot send forms in your name. Up to 400\u00a0days.',
        'estia_device: that you signed in from this device before. Up to 400\u00a0days.',
        'one_tap: that you let Google offer to sign you in; only then do pages load its script. Up to 180\u00a0days.',
        'theme: the appearance that you chose.',
      ],
    },
    {
      heading: 'In the memory of your device',
      paragraphs: [
        'Recent searches, the listings that you have seen and, if you signed in, a fingerprint of your last email and phone. The fingerprint is deleted when you sign out.',
      ],
    },
    {
      heading: 'What there is not',
      paragraphs: [
        'Cookies of others for advertising or measuring. Should any be added, you will be asked first.',
      ],
    },
  ],
}
