import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { ListingCard } from '../../listing/ListingCard.ts'
import { savedLimits } from '../../saved/limits.ts'
import { invitedRoles, roles } from '../../saved/rights.ts'
import { stageEventNames, stages } from '../../saved/stages.ts'
import { votes } from '../../saved/votes.ts'
import { TokenRefused, TooManyRequests } from '../accountErrors.ts'
import { KeyReused, NotYours } from '../contact/contactErrors.ts'
import { InvalidRequest, ListingNotFound, ListingWithdrawn } from '../errors.ts'
import { Personal, SignedIn } from '../SignedIn.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'
import { SavedFull } from './Saved.ts'
import { RoleRefused, SavedChanged } from './savedErrors.ts'
import { Id, Line, Lines } from '../text.ts'

/** A group as the list of groups shows it. */
export const SavedGroup = Schema.Struct({
  id: Schema.String,
  /** Null: the account's own saved homes, without a name of their own. */
  name: Schema.NullOr(Schema.String),
  /** What the heart saves into. */
  isDefault: Schema.Boolean,
  role: Schema.Literals(roles),
  /** Rises with every change of the group itself; its homes have versions of their own. */
  version: Schema.Int,
  homes: Schema.Int,
  members: Schema.Int,
  isArchived: Schema.Boolean,
})
export type SavedGroup = typeof SavedGroup.Type

/** `author` is null for someone whose account is deleted. */
const Note = Schema.Struct({
  id: Schema.String,
  author: Schema.NullOr(Schema.String),
  isMine: Schema.Boolean,
  text: Schema.String,
  isShared: Schema.Boolean,
  version: Schema.Int,
  /** ISO 8601 in UTC. */
  changedAt: Schema.String,
})
export type ItemNote = typeof Note.Type

const Vote = Schema.Struct({
  name: Schema.String,
  isMine: Schema.Boolean,
  vote: Schema.Literals(votes),
  line: Schema.String,
  /** ISO 8601 in UTC. */
  at: Schema.String,
})
export type ItemVote = typeof Vote.Type

/** What is known of a home that is no longer offered. */
const Last = Schema.Struct({
  /** EUR. */
  price: Schema.NullOr(Schema.Int),
  how: Schema.Literals(['sold', 'rented', 'withdrawn']),
  since: Schema.NullOr(Schema.String),
})

/** A home of a group. Its id is that of its listing. */
export const SavedItem = Schema.Struct({
  id: Schema.Int,
  listingId: Schema.Int,
  stage: Schema.Literals(stages),
  /** ISO 8601 in UTC. */
  stageAt: Schema.String,
  /** The event that moved it by itself, and the stage before; null where a person moved it. */
  movedBy: Schema.NullOr(Schema.Literals(stageEventNames)),
  stageBefore: Schema.NullOr(Schema.Literals(stages)),
  version: Schema.Int,
  addedAt: Schema.String,
  addedBy: Schema.NullOr(Schema.String),
  /** EUR, when it was added: the card has the current price. */
  priceThen: Schema.NullOr(Schema.Int),
  /** Null where it is no longer offered: `last` says what is known. */
  card: Schema.NullOr(ListingCard),
  last: Schema.NullOr(Last),
  notes: Schema.Array(Note),
  votes: Schema.Array(Vote),
})
export type SavedItem = typeof SavedItem.Type

const Member = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  role: Schema.Literals(roles),
  isMe: Schema.Boolean,
})
export type GroupMember = typeof Member.Type

/** A link that works, without its token. Only the owner sees links. */
const Link = Schema.Struct({
  id: Schema.String,
  /** Null: read only, without an account. */
  role: Schema.NullOr(Schema.Literals(invitedRoles)),
  showsNotes: Schema.Boolean,
  expiresAt: Schema.String,
})
export type GroupLink = typeof Link.Type

export const WholeGroup = Schema.Struct({
  ...SavedGroup.fields,
  items: Schema.Array(SavedItem),
  people: Schema.Array(Member),
  links: Schema.Array(Link),
})
export type WholeGroup = typeof WholeGroup.Type

/** A group as a link shows it: nobody's name, no votes, and notes only where the link was made with them. */
export const SharedGroup = Schema.Struct({
  name: Schema.NullOr(Schema.String),
  expiresAt: Schema.String,
  items: Schema.Array(
    Schema.Struct({
      listingId: Schema.Int,
      stage: Schema.Literals(stages),
      card: Schema.NullOr(ListingCard),
      last: Schema.NullOr(Last),
      notes: Schema.Array(Schema.String),
    }),
  ),
})
export type SharedGroup = typeof SharedGroup.Type

const Written = Schema.Struct({ id: Schema.String, version: Schema.Int })
const WrittenItem = Schema.Struct({
  id: Schema.Int,
  stage: Schema.Literals(stages),
  version: Schema.Int,
})
const Done = Schema.Struct({ isDone: Schema.Literal(true) })

const Name = Line.check(Schema.isMinLength(1), Schema.isMaxLength(savedLimits.nameLength))
const NoteText = Lines.check(Schema.isMinLength(1), Schema.isMaxLength(savedLimits.noteLength))
const version = Schema.optionalKey(Schema.Int)

const query = LanguageParameter
const group = { params: { id: Id }, query } as const
const item = { params: { id: Id, item: ListingId }, query } as const
const errors = [NotYours, RoleRefused, TooManyRequests] as const
const changing = [...errors, SavedChanged, SavedFull, KeyReused, InvalidRequest] as const

/** Names the account's default group in an address. */
export const defaultGroupId = 'mine'

const path = '/api-next/saved/groups/'
const homePath = `${path}:id/items/:item/` as const

const description = `Groups of saved homes, shared with roles: a viewer sees homes and shared notes, a commenter also
votes and shares notes, an editor also changes homes and stages, the owner also invites, ends and deletes. To everyone
else a group does not exist (404).

\`Idempotency-Key\` (8 to 128 characters): the same request again is answered as the first and changes nothing.
\`If-Match\`, or the field \`version\`: the version that a change was made from; another one is a 409 with both values of
each field that differs.`

/** Groups of saved homes. */
export class SavedGroupsApi extends HttpApiGroup.make('savedGroups')
  .annotate(Personal, 'account')
  .add(
    HttpApiEndpoint.get('groups', path, {
      query,
      success: Schema.Struct({ groups: Schema.Array(SavedGroup) }),
    }).annotate(OpenApi.Description, description),
    HttpApiEndpoint.post('create', path, {
      query,
      payload: Schema.Struct({
        name: Name,
        listingIds: Schema.optionalKey(Schema.Array(ListingId).check(Schema.isMaxLength(savedLimits.homes))),
      }),
      success: Written,
      error: changing,
    }),
    /** `mine` stands for the default group, which is empty until something is saved. */
    HttpApiEndpoint.get('group', `${path}:id/`, {
      params: { id: Schema.Union([Id, Schema.Literal(defaultGroupId)]) },
      query,
      success: WholeGroup,
      error: errors,
    }),
    HttpApiEndpoint.put('change', `${path}:id/`, {
      ...group,
      payload: Schema.Struct({
        name: Schema.optionalKey(Name),
        isArchived: Schema.optionalKey(Schema.Boolean),
        version,
      }),
      success: Written,
      error: changing,
    }),
    HttpApiEndpoint.delete('remove', `${path}:id/`, { ...group, success: Done, error: changing }),
    HttpApiEndpoint.post('add', `${path}:id/items/`, {
      ...group,
      payload: Schema.Struct({ listingId: ListingId, stage: Schema.optionalKey(Schema.Literals(stages)) }),
      success: WrittenItem,
      error: [...changing, ListingNotFound, ListingWithdrawn],
    }),
    HttpApiEndpoint.put('move', homePath, {
      ...item,
      payload: Schema.Struct({ stage: Schema.Literals(stages), version }),
      success: WrittenItem,
      error: changing,
    }),
    HttpApiEndpoint.delete('drop', homePath, { ...item, success: Done, error: changing }),
    HttpApiEndpoint.post('note', `${homePath}notes/`, {
      ...item,
      payload: Schema.Struct({ text: NoteText, isShared: Schema.optionalKey(Schema.Boolean) }),
      success: Written,
      error: changing,
    }),
    HttpApiEndpoint.put('changeNote', `${homePath}notes/:note/`, {
      params: { ...item.params, note: Id },
      query,
      payload: Schema.Struct({
        text: Schema.optionalKey(NoteText),
        isShared: Schema.optionalKey(Schema.Boolean),
        version,
      }),
      success: Written,
      error: changing,
    }),
    HttpApiEndpoint.delete('dropNote', `${homePath}notes/:note/`, {
      params: { ...item.params, note: Id },
      query,
      success: Done,
      error: changing,
    }),
    HttpApiEndpoint.put('vote', `${homePath}vote/`, {
      ...item,
      payload: Schema.Struct({
        /** Null takes the vote back. */
        vote: Schema.NullOr(Schema.Literals(votes)),
        line: Schema.optionalKey(Line.check(Schema.isMaxLength(savedLimits.voteLineLength))),
      }),
      success: Done,
      error: changing,
    }),
    HttpApiEndpoint.post('link', `${path}:id/links/`, {
      ...group,
      payload: Schema.Struct({
        /** Left out: a link to read without an account. Else an invitation, for one account. */
        role: Schema.optionalKey(Schema.Literals(invitedRoles)),
        /** The address that an invitation is mailed to. */
        email: Schema.optionalKey(Line),
        /** Whether a link to read shows the shared notes. */
        showsNotes: Schema.optionalKey(Schema.Boolean),
      }),
      /** The address is null where it was mailed. */
      success: Schema.Struct({
        id: Schema.String,
        url: Schema.NullOr(Schema.String),
        expiresAt: Schema.String,
      }),
      error: changing,
    }),
    HttpApiEndpoint.delete('endLink', `${path}:id/links/:link/`, {
      params: { id: Id, link: Id },
      query,
      success: Done,
      error: changing,
    }),
    /** The owner ends a member; a member ends their own membership. */
    HttpApiEndpoint.delete('endMember', `${path}:id/members/:member/`, {
      params: { id: Id, member: Id },
      query,
      success: Done,
      error: changing,
    }),
    HttpApiEndpoint.post('join', '/api-next/saved/join/', {
      query,
      payload: Schema.Struct({ token: Line.check(Schema.isMaxLength(64)) }),
      success: Written,
      error: [...changing, TokenRefused],
    }),
  )
  .middleware(SignedIn)
  .add(
    /** What a link to read shows; needs no account. */
    HttpApiEndpoint.get('shared', '/api-next/saved/shared/', {
      query: { ...query, token: Schema.optionalKey(Line.check(Schema.isMaxLength(64))) },
      success: SharedGroup,
      error: [TokenRefused, TooManyRequests],
    }),
  ) {}
