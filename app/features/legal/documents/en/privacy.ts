import type { LegalDocument } from '../../LegalDocument.ts'

export const privacy: LegalDocument = {
  title: 'Privacy policy',
  summary: 'We keep only what your account needs, do not sell it, and delete it when you ask.',
  sections: [
    {
      heading: 'Without an account',
      paragraphs: [
        'To search, nothing about you is needed. Recent searches and the listings that you have seen stay on your device and are sent nowhere.',
        'If you write to an advertiser without an account, we keep your name, email, phone and what you write: for a day at most until you confirm by the link of our mail, then as long as the conversation exists.',
        'For each request the server writes down the time, the page without its parameters, and how long it took. It keeps your network address in memory for a short while, to limit abuse, and does not write it down.',
      ],
    },
    {
      heading: 'With an account',
      points: [
        'First and last name, email and, if you give it, phone: to sign you in and to put you in touch with advertisers. The basis is the contract of use.',
        'Your password only as a fingerprint (argon2id), from which it cannot be read.',
        'The devices on which you are signed in: browser, system, and when they were last used.',
        'The homes that you saved, and your conversations with advertisers: messages, pictures, visits and price proposals.',
        'Which provider you use (Google, Apple, Facebook), if you sign in that way.',
        'Whether you accepted offers or news by email. The basis is your consent, which you can withdraw at any time.',
      ],
    },
    {
      heading: 'How long we keep it',
      points: [
        'As long as the account exists. When you delete it, they go with it. What you sent to an advertiser stays in their conversation, without your name, email and phone.',
        'A sign-in ends after 30\u00a0days without use, and after 400\u00a0days at the latest.',
        'A link for a new password works for 20\u00a0minutes, and once.',
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: [
        'Nobody else, but the advertiser of a property that you write about, and the mail server that carries our messages. There are no tracking tools of others.',
        'If the operator has a service send what you agreed to, it learns your email, first name, language and what you agreed to. When you withdraw, or delete your account, it is told to forget them.',
        'If the operator has a language model asked about words that the search does not read, it is sent the sentence that you typed in your own words, and nothing about you. We keep it in memory for an hour at most.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'On the page of your details you see and correct them, download them as a file, change your consents and delete your account. You may also complain to the Hellenic Data Protection Authority (dpa.gr).',
      ],
    },
  ],
}
