/**
 * Mail domains that people in Greece and around it have, and which of them a typed one may have been meant as.
 */

/** The commonest first: of two that are equally near, the earlier is likelier meant. */
const mailDomains = [
  ['gmail.com', 'yahoo.gr', 'hotmail.com', 'yahoo.com', 'outlook.com', 'hotmail.gr', 'icloud.com'],
  ['outlook.com.gr', 'live.com', 'otenet.gr', 'windowslive.com', 'msn.com', 'outlook.gr', 'cosmotemail.gr'],
  ['forthnet.gr', 'vodafone.gr', 'hol.gr', 'wind.gr', 'in.gr', 'freemail.gr', 'mycosmos.gr', 'windtools.gr'],
  [
    'me.com',
    'mac.com',
    'aol.com',
    'proton.me',
    'protonmail.com',
    'googlemail.com',
    'ymail.com',
    'rocketmail.com',
  ],
  ['gmx.com', 'gmx.de', 'gmx.net', 'gmx.at', 'web.de', 't-online.de', 'freenet.de', 'hotmail.de', 'yahoo.de'],
  ['outlook.de', 'libero.it', 'virgilio.it', 'alice.it', 'tin.it', 'tiscali.it', 'hotmail.it', 'yahoo.it'],
  ['outlook.it', 'orange.fr', 'free.fr', 'wanadoo.fr', 'laposte.net', 'sfr.fr', 'hotmail.fr', 'yahoo.fr'],
  ['outlook.fr', 'live.fr', 'mail.ru', 'yandex.ru', 'yandex.com', 'bk.ru', 'rambler.ru', 'hotmail.es'],
  ['yahoo.es', 'outlook.es', 'telefonica.net', 'sapo.pt', 'hotmail.co.uk', 'yahoo.co.uk', 'live.co.uk'],
  ['btinternet.com', 'abv.bg', 'cytanet.com.cy', 'mail.com', 'zoho.com', 'fastmail.com', 'tutanota.com'],
].flat()

const known: ReadonlySet<string> = new Set(mailDomains)

/** Longer hosts are no slip of one of these, characters. */
const LONGEST = 30

/** No more hints than this. */
const MOST = 3

/** How many slips are still taken for one: a short host is soon another one. */
const slipsAllowed = (host: string): number => (host.length < 7 ? 1 : 2)

/**
 * How many letters have to be added, left out, replaced or exchanged with their neighbour to make one text of the
 * other. Both are short: what it takes is bounded.
 */
export function slipsBetween(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const least = Math.min(
        (current[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current.push(
        isSwap && row > 1 && column > 1 ? Math.min(least, (beforeLast[column - 2] ?? 0) + 1) : least,
      )
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? 0
}

/** Domains that an email's own may have been meant as, likeliest first; none where it is a known one. */
export function suggestedDomains(email: string): readonly string[] {
  const host = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
  if (!email.includes('@') || host.length < 3 || host.length > LONGEST || known.has(host)) return []
  return mailDomains
    .map((domain) => ({ domain, slips: slipsBetween(host, domain) }))
    .filter(({ slips }) => slips <= slipsAllowed(host))
    .toSorted((one, other) => one.slips - other.slips)
    .slice(0, MOST)
    .map(({ domain }) => domain)
}
