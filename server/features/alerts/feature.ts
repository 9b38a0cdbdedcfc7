import { Layer } from 'effect'
import { AlertIndex } from './AlertIndex.ts'
import { AlertClock } from './expandAlerts.ts'
import { AlertHandlers } from './http.ts'
import { exported } from './personal.ts'
import { SearchForms } from './postForm.ts'
import { AlertRoutes } from './routes.ts'
import { SavedSearches } from './SavedSearches.ts'

export const feature = {
  handlers: AlertHandlers,
  routes: Layer.merge(AlertRoutes, SearchForms),
  services: AlertClock.pipe(Layer.provideMerge(Layer.merge(SavedSearches.layer, AlertIndex.layer))),
  personal: { exported },
}
