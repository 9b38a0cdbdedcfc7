import { type Gazetteer, makeGazetteer } from './Gazetteer.ts'
import { makePlaces } from './places.ts'

let made: Gazetteer | undefined

/**
 * The gazetteer of Greece, built at the first call. Importing this module loads all the tables (some 200 KB
 * before compression): the browser imports it on demand, never in the first view.
 */
export const greece = (): Gazetteer => (made ??= makeGazetteer(makePlaces()))
