import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AccountOwner } from '#server/identity/PersonalData.ts'
import { contactData } from './contactData.ts'
import { ContactServices } from './ContactServices.ts'
import { forgetSeeker } from './forgetSeeker.ts'
import { ContactHandlers } from './http.ts'
import { leaveContacts } from './leaveContacts.ts'
import { ContactRoutes } from './routes.ts'

export const feature = {
  handlers: ContactHandlers,
  routes: ContactRoutes,
  services: ContactServices,
  personal: {
    exported: ({ id }: AccountOwner) => contactData(id),
    leave: ({ emailKey }: AccountOwner) => leaveContacts(emailKey),
    erase: ({ id }: AccountOwner) =>
      Effect.orDie(Effect.flatMap(SqlClient.SqlClient, (sql) => forgetSeeker(sql, id))),
  },
}
