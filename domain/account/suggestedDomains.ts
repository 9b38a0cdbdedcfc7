/**
 * Mail domains that people in Greece and around it have, and which of them a typed one may have been meant as.
 */
import { diallingCodes } from './diallingCodes.ts'

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

/** Names under `.gr`. */
const realInGreece = [
  ['mail', 'email', 'e-mail', 'mailbox', 'pathfinder', 'cosmote', 'nova', 'tellas', 'hellasonline'],
  ['cyta', 'acn', 'internet', 'flash', 'panafonet', 'live', 'sch', 'uoa', 'auth', 'ntua', 'upatras'],
  ['aueb', 'uoi', 'uoc', 'unipi', 'tee'],
].flat()

/**
 * Other existing domains: never taken for a typo, and never suggested. Those of Greece, and those of large
 * providers in single countries.
 */
const realDomains = [
  realInGreece.map((name) => `${name}.gr`),
  ['cytanet.com', 'primehome.com', 'spidernet.com.cy', 'email.com', 'usa.com', 'mail.de', 'email.de'],
  ['arcor.de', 'posteo.de', 'mailbox.org', 'pm.me', 'hey.com', 'fastmail.fm', 'tuta.io', 'inbox.ru'],
  ['list.ru', 'ya.ru', 'yandex.by', 'yandex.kz', 'yandex.ua', 'inbox.lv', 'mail.bg', 'dir.bg'],
  ['seznam.cz', 'wp.pl', 'freemail.hu', 'neuf.fr', 'bbox.fr', 'tiscali.co.uk', 'sky.com'],
  ['talktalk.net', 'virginmedia.com', 'bluewin.ch', 'gmx.ch', 'gmx.fr', 'gmx.es', 'gmx.eu', 'aol.de'],
  ['aol.fr', 'aol.it', 'aol.co.uk', 'qq.com', '163.com', 'naver.com', 'yahoo.ca', 'yahoo.ie'],
  ['yahoo.pl', 'yahoo.ro', 'yahoo.se', 'yahoo.dk', 'yahoo.no', 'yahoo.nl', 'yahoo.be', 'yahoo.in'],
  ['yahoo.at', 'yahoo.com.br', 'yahoo.com.au', 'yahoo.com.tr', 'yahoo.co.in', 'yahoo.co.jp'],
  ['hotmail.be', 'hotmail.nl', 'hotmail.se', 'hotmail.dk', 'hotmail.no', 'hotmail.ch', 'hotmail.ca'],
  ['hotmail.fi', 'hotmail.com.tr', 'hotmail.com.br', 'outlook.at', 'outlook.be', 'outlook.dk'],
  ['outlook.ie', 'outlook.cz', 'outlook.hu', 'outlook.sk', 'outlook.in', 'outlook.jp'],
  ['outlook.com.br', 'outlook.com.tr', 'outlook.co.il', 'live.be', 'live.nl', 'live.se', 'live.dk'],
  ['live.no', 'live.ca', 'live.ie', 'live.at', 'live.ru', 'live.cn'],
].flat()

const known: ReadonlySet<string> = new Set([...mailDomains, ...realDomains])

/** Names that belong to one provider under every ending: another ending is a typo. */
const ownNames: ReadonlySet<string> = new Set(
  [
    ['gmail', 'googlemail', 'hotmail', 'outlook', 'yahoo', 'ymail', 'rocketmail', 'icloud', 'windowslive'],
    ['protonmail', 'otenet', 'forthnet', 'cosmotemail', 'cytanet', 'btinternet', 'laposte', 'wanadoo'],
  ].flat(),
)

/** Endings that exist: `mail.gr` is another host than `mail.ru`, and no slip of it. */
const endings: ReadonlySet<string> = new Set(
  [
    diallingCodes.map(({ country }) => country.toLowerCase()),
    ['uk', 'eu', 'com', 'net', 'org', 'info', 'biz'],
  ].flat(),
)

/** Longer hosts are no typo of one of these, characters. */
const LONGEST = 30

/** No more hints than this. */
const MOST = 3

/** How many slips are still taken for one: a short text is soon another one. */
const slipsAllowed = (text: string): number => (text.length < 7 ? 1 : 2)

/** Names with fewer letters are not looked for with a slip in them: too many others are as near. */
const SHORTEST = 5

/** `outlook.com.gr` as `outlook` and `com.gr`. */
const partsOf = (host: string) => {
  const dot = `${host}.`.indexOf('.')
  return { name: host.slice(0, dot), ending: host.slice(dot + 1) }
}

/** Whether a host may be a slip of a provider's domain. */
function isSlipOf(host: string, domain: string): boolean {
  const [typed, meant] = [partsOf(host), partsOf(domain)]
  const hasOtherEnding = typed.ending !== meant.ending && endings.has(typed.ending.split('.').at(-1) ?? '')
  if (!hasOtherEnding)
    return (
      (typed.name === meant.name || meant.name.length >= SHORTEST) &&
      slipsBetween(host, domain) <= slipsAllowed(host)
    )
  // `email.gr` is no `gmail`: the first letters are seldom wrong.
  return (
    ownNames.has(meant.name) &&
    typed.name[0] === meant.name[0] &&
    slipsBetween(typed.name, meant.name) <= slipsAllowed(typed.name)
  )
}

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

/** Domains that a typed one may have been meant as, likeliest first; none for a known one. */
export function suggestedDomains(email: string): readonly string[] {
  const host = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
  if (!email.includes('@') || host.length < 3 || host.length > LONGEST || known.has(host)) return []
  return mailDomains
    .filter((domain) => isSlipOf(host, domain))
    .map((domain) => ({ domain, slips: slipsBetween(host, domain) }))
    .toSorted((one, other) => one.slips - other.slips)
    .slice(0, MOST)
    .map(({ domain }) => domain)
}
