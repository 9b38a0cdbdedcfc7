/** Notifies the participants of a conversation: on their open pages, and by mail. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { NotificationKind } from '#domain/contact/Notification.ts'
import type { Side } from '#domain/contact/sides.ts'
import { defaults, isLanguage, type Language } from '#domain/locale.ts'
import { linkTo } from '#server/identity/links.ts'
import type { ContactMail, Mail, MailData, MailKind } from '#server/content/mail/Mail.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { ContactListings } from './ContactListings.ts'
import { openingLink } from './conversationLinks.ts'
import type { Thread } from './thread.ts'

interface Account {
  readonly id: string
  readonly language: string
}

/** Accounts of one side: the seeker's, or all that answer for the advertiser. */
export const accountsOf = Effect.fnUntraced(function* (thread: Thread, side: Side) {
  const sql = yield* SqlClient.SqlClient
  return side === 'seeker'
    ? yield* sql<Account>`SELECT id, language FROM accounts
        WHERE email_key = ${thread.seekerEmailKey} AND verified_at IS NOT NULL`
    : yield* sql<Account>`SELECT id, language FROM accounts JOIN advertiser_answerers ON account_id = id
        WHERE advertiser_id = ${thread.advertiserId} ORDER BY id`
})

/** Notifies the open pages of some sides. */
export const notifyParticipants = Effect.fnUntraced(function* (
  thread: Thread,
  sides: readonly Side[],
  kind: NotificationKind,
) {
  const accounts = yield* Effect.forEach(sides, (side) => accountsOf(thread, side))
  yield* (yield* Notifications).tell(
    accounts.flat().map(({ id }) => id),
    { kind, conversationId: thread.id, listingId: thread.listingId },
  )
})

/** The language of mails to a side: its account's, else the one in which the seeker wrote. */
function languageOf(thread: Thread, side: Side, account: Account | undefined): Language {
  if (account !== undefined && isLanguage(account.language)) return account.language
  return side === 'seeker' ? thread.language : defaults.language
}

/** The page of a conversation, for a mail. */
export const conversationLink = (origin: string, language: Language, id: string): string =>
  `${linkTo(origin, 'messages', language)}?conversation=${id}`

/** An advertiser may have no account, so the mail contains the seeker's address and number. */
const reachOf = ({ seekerEmail, seekerPhone }: Thread): string =>
  [seekerEmail, seekerPhone].filter((part) => part !== '').join(', ')

/** Kinds of mails about a conversation. */
export type ThreadMailKind = {
  [Kind in MailKind]: MailData[Kind] extends ContactMail ? Kind : never
}[MailKind]

export interface ThreadMail {
  readonly kind: ThreadMailKind
  readonly text: string
  /** Additional data of this kind of mail. */
  readonly extra?: (about: { readonly title: string; readonly link: string }) => object
}

/** Writes a mail to one side of a conversation, if it has an address. */
export const mailParticipant = Effect.fnUntraced(function* (
  thread: Thread,
  side: Side,
  { kind, text, extra = () => ({}) }: ThreadMail,
) {
  const to = side === 'seeker' ? thread.seekerEmail : thread.advertiserEmail
  if (to === null || to === '') return
  const [account] = yield* accountsOf(thread, side)
  const language = languageOf(thread, side, account)
  const talkedOf = yield* (yield* ContactListings).talkedOf([thread.listingId], language)
  const title = talkedOf.get(thread.listingId)?.title ?? ''
  const page = conversationLink((yield* Configuration).origin, language, thread.id)
  const needsOpening = side === 'seeker' && account === undefined
  const link = needsOpening ? yield* openingLink(thread.id, page) : page
  const names = { seeker: thread.seekerName, advertiser: thread.advertiserName }
  const about: ContactMail = {
    name: names[side],
    from: names[side === 'seeker' ? 'advertiser' : 'seeker'],
    reach: side === 'advertiser' ? reachOf(thread) : '',
    title,
    text,
    link,
  }
  yield* (yield* Outbox).put({
    kind,
    to,
    language,
    // A calendar travels: its entry leads to the page, and opens nothing.
    data: { ...about, ...extra({ title, link: page }) },
  } as Mail)
})
