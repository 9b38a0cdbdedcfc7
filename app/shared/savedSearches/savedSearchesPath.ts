import { routePath } from '#domain/routes.ts'

/** The page of saved searches, in the default language. */
export const savedSearchesPath = routePath('savedSearches')
