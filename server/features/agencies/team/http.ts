import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { accountServices } from '#server/identity/accountServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { endInvitation, invite, join } from './invitations.ts'
import { changeMember, endMember } from './members.ts'
import { addOffice, changeOffice, removeOffice } from './offices.ts'
import { own, team } from './readTeam.ts'

/** Handlers of teams of agencies. */
export const AgencyTeamHandlers = HttpApiBuilder.group(
  ServedApi,
  'agencyTeam',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(...accountServices, Outbox)
    return handlers.handleAll({
      own: served(own),
      team: served(team),
      addOffice: served(addOffice),
      changeOffice: served(changeOffice),
      removeOffice: served(removeOffice),
      invite: served(invite),
      endInvitation: served(endInvitation),
      changeMember: served(changeMember),
      endMember: served(endMember),
      join: served(join),
    })
  }),
)
