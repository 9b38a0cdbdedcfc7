import { demoPrefix } from './routes.ts'
import { splitLanguage } from './search/searchPath.ts'

/** Whether a path is a demonstration: not indexed, not tracked (specification section 2, shell rules). */
export const isDemo = (pathname: string): boolean => splitLanguage(pathname).rest.startsWith(demoPrefix)
