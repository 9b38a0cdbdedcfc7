/**
 * Mail providers whose mailbox can be opened by a link, and the domains of their addresses (specification
 * section 2).
 */
export interface Mailbox {
  readonly name: string
  readonly url: string
  readonly domains: readonly string[]
}

/** Of the domains that end in a country, the ones that exist for people in Europe. */
export const mailboxes: readonly Mailbox[] = [
  { name: 'Gmail', url: 'https://mail.google.com/', domains: ['gmail.com', 'googlemail.com'] },
  {
    name: 'Outlook',
    url: 'https://outlook.live.com/mail/',
    domains: [
      'outlook.com',
      'outlook.com.gr',
      'outlook.de',
      'outlook.es',
      'outlook.fr',
      'outlook.it',
      'outlook.pt',
      'hotmail.com',
      'hotmail.gr',
      'hotmail.co.uk',
      'hotmail.de',
      'hotmail.es',
      'hotmail.fr',
      'hotmail.it',
      'live.com',
      'live.co.uk',
      'live.de',
      'live.fr',
      'live.it',
      'msn.com',
    ],
  },
  {
    name: 'Yahoo',
    url: 'https://mail.yahoo.com/',
    domains: [
      'yahoo.com',
      'yahoo.gr',
      'yahoo.co.uk',
      'yahoo.de',
      'yahoo.es',
      'yahoo.fr',
      'yahoo.it',
      'ymail.com',
      'rocketmail.com',
    ],
  },
  {
    name: 'Libero',
    url: 'https://mail.libero.it/',
    domains: ['libero.it', 'inwind.it', 'iol.it', 'blu.it', 'giallo.it'],
  },
  {
    name: 'iCloud',
    url: 'https://www.icloud.com/mail/',
    domains: ['icloud.com', 'me.com', 'mac.com'],
  },
]

/** The mailbox of an address; undefined where its provider is not among them. */
export function mailboxOf(email: string): Mailbox | undefined {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
  return email.includes('@') ? mailboxes.find(({ domains }) => domains.includes(domain)) : undefined
}
