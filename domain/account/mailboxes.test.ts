import { describe, expect, it } from 'vitest'
import { covers } from '../../tests/covers.ts'
import { mailboxes, mailboxOf } from './mailboxes.ts'

describe('the mailbox of an address', () => {
  it.each([
    ['maria@gmail.com', 'Gmail'],
    ['Maria@GoogleMail.com ', 'Gmail'],
    ['nikos@hotmail.gr', 'Outlook'],
    ['nikos@live.com', 'Outlook'],
    ['eleni@yahoo.gr', 'Yahoo'],
    ['anna@libero.it', 'Libero'],
    ['anna@me.com', 'iCloud'],
  ])('of %s is %s', (email, name) => expect(mailboxOf(email)?.name).toBe(name))

  it.each(['maria@otenet.gr', 'gmail.com', 'maria@gmail.com.evil.gr', 'a@b@mygmail.com', ''])(
    'of %j is unknown',
    (email) => expect(mailboxOf(email)).toBeUndefined(),
  )

  it(
    'is one of the specification’s providers, on https, and no domain is claimed twice',
    covers(
      'authentication/Gmail',
      'authentication/Outlook',
      'authentication/Yahoo',
      'authentication/Libero',
      'authentication/iCloud',
    ),
    () => {
      expect(mailboxes.map(({ name }) => name)).toEqual(['Gmail', 'Outlook', 'Yahoo', 'Libero', 'iCloud'])
      expect(mailboxes.every(({ url }) => url.startsWith('https://'))).toBe(true)
      const domains = mailboxes.flatMap((mailbox) => mailbox.domains)
      expect(new Set(domains).size).toBe(domains.length)
    },
  )
})
