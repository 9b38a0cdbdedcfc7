import { routePath } from '#domain/routes.ts'

/** The page of saved homes, in the default language. */
export const savedPath = routePath('savedAds')
