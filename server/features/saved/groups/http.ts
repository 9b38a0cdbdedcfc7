import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Listings } from '#server/content/listings/Listings.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { accountServices } from '#server/identity/accountServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { add, change, create, drop, move, remove } from './calls.ts'
import { changeNote, dropNote, note, vote } from './notes.ts'
import { group, groups, shared } from './readGroups.ts'
import { endLink, endMember, join, link } from './sharing.ts'

/** Handlers of groups of saved homes. */
export const SavedGroupsHandlers = HttpApiBuilder.group(
  ServedApi,
  'savedGroups',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(...accountServices, Listings, Outbox)
    return handlers.handleAll({
      groups: served(groups),
      create: served(create),
      group: served(group),
      change: served(change),
      remove: served(remove),
      add: served(add),
      move: served(move),
      drop: served(drop),
      note: served(note),
      changeNote: served(changeNote),
      dropNote: served(dropNote),
      vote: served(vote),
      link: served(link),
      endLink: served(endLink),
      endMember: served(endMember),
      join: served(join),
      shared: served(shared),
    })
  }),
)
