import { Layer } from 'effect'
import type { AccountOwner } from '#server/identity/PersonalData.ts'
import { AlertIndex } from './AlertIndex.ts'
import { AlertClock } from './expandAlerts.ts'
import { AlertHandlers } from './http.ts'
import { erase, exported, savedSearchUrls } from './personal.ts'
import { ByMailRoutes } from './byMail/routes.ts'
import { PushHandlers, PushWorkerRoute } from './push/http.ts'
import { SearchForms } from './postForm.ts'
import { AlertRoutes } from './routes.ts'
import { SavedSearches } from './SavedSearches.ts'

export const feature = {
  handlers: Layer.merge(AlertHandlers, PushHandlers),
  routes: Layer.mergeAll(AlertRoutes, SearchForms, ByMailRoutes, PushWorkerRoute),
  services: AlertClock.pipe(Layer.provideMerge(Layer.merge(SavedSearches.layer, AlertIndex.layer))),
  personal: { exported, erase, user: ({ id }: AccountOwner) => savedSearchUrls(id) },
}
