/**
 * The seeker of a contact: the signed-in account, or the person named in the form, whose address then has to be
 * confirmed.
 */
import { Effect } from 'effect'
import { readPhone } from '#domain/account/readPhone.ts'
import { identityForm } from '#domain/contact/forms.ts'
import { brokenFields } from '#domain/forms/fieldRules.ts'
import { defaults } from '#domain/locale.ts'
import { Accounts } from '#server/identity/Accounts.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { showsAccount } from '#server/identity/shownAccount.ts'
import { currentSession, requireSession } from '#server/identity/requestVisitor.ts'
import type { Seeker } from './Contact.ts'
import { needsPhone } from './contactMethods.ts'
import type { ReachedListing } from './ContactListings.ts'
import type { ContactProblems } from './refusals.ts'

/** The sender's data in a contact form. */
export interface Identity {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly privacy?: string
}

interface Asker {
  readonly seeker: Seeker
  /** The signed-in account. */
  readonly accountId: string | undefined
  readonly problems: ContactProblems
}

const noProblems: ContactProblems = {}

const filledIn = ({ name = '', email = '', phone = '', privacy = '' }: Identity) => ({
  name,
  email,
  phone,
  privacy,
})

/** The seeker of a request, with the problems of the form. */
export const askerOf = Effect.fnUntraced(function* (sent: Identity, listing: ReachedListing) {
  const identity = filledIn(sent)
  // A page that shows an account sends nothing of a stranger: its session has ended.
  const session = (yield* showsAccount) ? yield* requireSession : yield* currentSession
  const account = session && (yield* (yield* Accounts).byId(session.accountId))
  if (account === undefined) return strangerOf(identity)
  // The account's data was validated when it was stored.
  const { phone, problem } =
    identity.phone === '' && account.phone !== ''
      ? { phone: account.phone, problem: undefined }
      : typedPhone(identity.phone)
  return {
    seeker: {
      emailKey: emailKey(account.email) ?? account.email,
      email: account.email,
      name: `${account.name} ${account.surname}`.trim(),
      phone,
    },
    accountId: account.id,
    problems: problem && (needsPhone(listing) || identity.phone !== '') ? { phone: problem } : noProblems,
  } satisfies Asker
})

/** A phone number as it is stored, or its problem. */
function typedPhone(typed: string) {
  const { phone: broken } = brokenFields(identityForm, { phone: typed })
  const { found } = readPhone(typed, defaults.phoneCountryCode)
  const uncallable = found ? undefined : ({ message: 'phone_not_callable_msg' } as const)
  return { phone: found?.phone ?? '', problem: broken ?? uncallable }
}

function strangerOf(identity: ReturnType<typeof filledIn>): Asker {
  const key = emailKey(identity.email)
  const { email, name } = identity
  const { phone, problem } = typedPhone(identity.phone)
  return {
    seeker: { emailKey: key ?? '', email, name, phone },
    accountId: undefined,
    problems: {
      ...(brokenFields(identityForm, identity) as ContactProblems),
      ...(problem && { phone: problem }),
      ...(key === undefined && { email: { message: 'contact_email_validation_msg' } }),
    },
  }
}
