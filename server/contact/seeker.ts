/** Who asks: the account that is signed in, or whoever the form says, whose address is then to be confirmed. */
import { Effect } from 'effect'
import { normalisePhone } from '#domain/account/normalisePhone.ts'
import { identityForm } from '#domain/contact/forms.ts'
import { brokenFields } from '#domain/forms/fieldRules.ts'
import { Accounts } from '#server/accounts/Accounts.ts'
import { emailKey } from '#server/accounts/emailKey.ts'
import { showsSomebody } from '#server/accounts/shownAccount.ts'
import { currentSession, signedIn } from '#server/accounts/visitor.ts'
import { cleanLine } from './cleanText.ts'
import type { Seeker } from './Contact.ts'
import { needsPhone } from './contactMethods.ts'
import type { ReachedListing } from './ContactListings.ts'
import type { ContactProblems } from './refusals.ts'

/** What a contact's form says of its sender. */
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

const cleanIdentity = ({ name = '', email = '', phone = '', privacy = '' }: Identity) => ({
  name: cleanLine(name),
  email: cleanLine(email),
  phone: cleanLine(phone),
  privacy: privacy.trim(),
})

/** Who asks for a home, with what is wrong with what they say of themselves. */
export const askerOf = Effect.fnUntraced(function* (sent: Identity, listing: ReachedListing) {
  const identity = cleanIdentity(sent)
  // A page that shows an account sends nothing of a stranger: its session has ended.
  const session = (yield* showsSomebody) ? yield* signedIn : yield* currentSession
  const account = session && (yield* (yield* Accounts).byId(session.accountId))
  if (account === undefined) return strangerOf(identity)
  const phone = identity.phone === '' ? account.phone : identity.phone
  const { phone: problem } = brokenFields(identityForm, { ...identity, phone })
  return {
    seeker: {
      emailKey: emailKey(account.email) ?? account.email,
      email: account.email,
      name: `${account.name} ${account.surname}`.trim(),
      phone: normalisePhone(phone),
    },
    accountId: account.id,
    problems: problem !== undefined && (needsPhone(listing) || phone !== '') ? { phone: problem } : {},
  } satisfies Asker
})

function strangerOf(identity: ReturnType<typeof cleanIdentity>): Asker {
  const key = emailKey(identity.email)
  const { email, name, phone } = identity
  return {
    seeker: { emailKey: key ?? '', email, name, phone: normalisePhone(phone) },
    accountId: undefined,
    problems: {
      ...(brokenFields(identityForm, identity) as ContactProblems),
      ...(key === undefined && { email: { message: 'contact_email_validation_msg' } }),
    },
  }
}
