/** Paths of the list of agencies and of a page each: what other pages link to. */
import { routePath } from '../routes.ts'

export const agenciesPath = routePath('agencies')

/** Path of an agency's page in the default language. */
export const agencyPath = (slug: string): string => `${agenciesPath}${encodeURIComponent(slug)}/`
