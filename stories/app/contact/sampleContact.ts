import type { ContactWays } from '#domain/contact/ContactWays.ts'
import type { Conversation, ConversationSummary, Conversations, Entry } from '#domain/contact/Conversation.ts'
import type { Slots } from '#domain/contact/Slots.ts'

/** An advertiser with every kind of contact and a response time. */
export const everyWay: ContactWays = {
  methods: ['phone', 'priceProposal', 'email', 'visit'],
  refusesVisits: false,
  replies: { count: 41, rate: 0.92, medianMinutes: 170 },
}

const half = 30 * 60_000

/** Half hours of a day in November, UTC; every third is taken, those of the afternoon need no answer. */
const day = (date: string, from: number, count: number, isInstant: boolean) =>
  Array.from({ length: count }, (_, at) => {
    const start = new Date(Date.parse(`${date}T00:00:00Z`) + from * 3_600_000 + at * half)
    const id = start.toISOString()
    return {
      id,
      start: id,
      end: new Date(start.getTime() + half).toISOString(),
      isTaken: at % 3 === 2,
      isInstant,
    }
  })

export const slots: Slots = {
  timeZone: 'Europe/Athens',
  slots: [
    ...day('2026-11-24', 8, 6, false),
    ...day('2026-11-25', 14, 4, true),
    ...day('2026-11-26', 8, 4, false),
  ],
}

export const listing = {
  id: 1042,
  title: 'Διαμέρισμα 96 τ.μ. στο Κουκάκι, Αθήνα',
  price: 245_000,
  contract: 'sale',
  advertiser: { type: 'agency', name: 'Κτηματική Ακρόπολις' },
  publisherRole: 'agent',
} as const

const said: Entry = {
  id: 11,
  side: 'seeker',
  kind: 'text',
  text: 'Καλησπέρα σας. Είναι ακόμη διαθέσιμο;',
  reason: 'availability',
  at: '2026-11-20T07:10:00Z',
  visitId: null,
  proposalId: null,
  attachments: [],
}

const answered: Entry = {
  ...said,
  id: 12,
  side: 'advertiser',
  text: 'Καλησπέρα! Ναι, και μπορείτε να το δείτε όποτε θέλετε.\nΣας στέλνω και τη θέα από το μπαλκόνι.',
  reason: null,
  at: '2026-11-20T07:42:00Z',
}

const asksVisit: Entry = {
  ...said,
  id: 13,
  kind: 'visitRequested',
  text: '',
  reason: null,
  at: '2026-11-21T09:00:00Z',
  visitId: 'v1',
}

const proposes: Entry = { ...asksVisit, id: 14, kind: 'proposalMade', visitId: null, proposalId: 'p1' }
const counters: Entry = { ...proposes, id: 15, side: 'advertiser', kind: 'proposalCountered' }
const proposesBack: Entry = { ...counters, id: 16, kind: 'proposalMade', proposalId: 'p2' }

/** A seeker’s side of a conversation in which a visit and a price are open. */
export const conversation: Conversation = {
  id: 'c1',
  side: 'seeker',
  listing: { id: 1042, title: listing.title, price: 245_000, photo: null, isActive: true },
  counterpart: { name: 'Κτηματική Ακρόπολις', isGone: false },
  unread: 0,
  isBlockedByMe: false,
  isBlockedByOther: false,
  contact: null,
  entries: [said, answered, asksVisit, proposes, counters, proposesBack],
  hasEarlier: true,
  visits: [
    {
      id: 'v1',
      mode: 'inPerson',
      status: 'requested',
      slots: ['2026-11-24T08:30:00Z', '2026-11-25T14:00:00Z'],
      startsAt: null,
      minutes: 30,
      expiresAt: '2026-11-22T09:00:00Z',
    },
  ],
  proposals: [
    { id: 'p1', side: 'seeker', amount: 225_000, status: 'countered', expiresAt: '2026-11-28T09:00:00Z' },
    { id: 'p2', side: 'advertiser', amount: 238_000, status: 'open', expiresAt: '2026-11-28T11:00:00Z' },
  ],
}

/** The same from the advertiser's side. */
export const asAdvertiser: Conversation = {
  ...conversation,
  side: 'advertiser',
  counterpart: { name: 'Μαρία Παπαδοπούλου', isGone: false },
  contact: { email: 'maria@gmail.com', phone: '+306941234567' },
}

/** With what a confirmed visit and an accepted price leave. */
export const settled: Conversation = {
  ...conversation,
  hasEarlier: false,
  visits: conversation.visits.map((visit) => ({
    ...visit,
    status: 'confirmed',
    startsAt: '2026-11-24T08:30:00Z',
  })),
  proposals: conversation.proposals.map((proposal) =>
    proposal.id === 'p2' ? { ...proposal, status: 'accepted' } : proposal,
  ),
  entries: [
    ...conversation.entries,
    { ...asksVisit, id: 17, side: 'advertiser', kind: 'visitConfirmed', at: '2026-11-21T10:00:00Z' },
    { ...proposes, id: 18, kind: 'proposalAccepted', proposalId: 'p2', at: '2026-11-21T10:20:00Z' },
  ],
}

const summary = (
  id: string,
  { side, counterpart, isBlockedByMe, isBlockedByOther }: Conversation,
  last: Entry,
  unread = 0,
  title: string = listing.title,
): ConversationSummary => ({
  id,
  side,
  listing: { ...conversation.listing, title },
  counterpart,
  isBlockedByMe,
  isBlockedByOther,
  unread,
  last,
})

export const conversations: Conversations = {
  conversations: [
    summary('c1', conversation, proposesBack, 2),
    summary('c2', asAdvertiser, said, 0, 'Μονοκατοικία 180 τ.μ. με κήπο στην Άνω Σύρο'),
    summary('c3', { ...conversation, counterpart: { name: '', isGone: true } }, answered),
  ],
  total: 3,
  page: 1,
  pages: 1,
  unread: 1,
}

export const noConversations: Conversations = {
  conversations: [],
  total: 0,
  page: 1,
  pages: 0,
  unread: 0,
}
