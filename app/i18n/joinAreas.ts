import type { LocalizedString } from '@internationalized/string'

export type Messages = Readonly<Record<string, LocalizedString>>

/** A language: the texts of every page, and the other areas, each loaded when a view uses it. */
export interface LanguageCatalogue {
  readonly messages: Messages
  readonly areas: Readonly<Record<string, () => Promise<Messages>>>
}

/** Merges catalogues into one. No key is in two. */
export const joinAreas = (areas: Readonly<Record<string, Messages>>): Messages =>
  Object.assign({}, ...Object.values(areas)) as Messages

/** Vite gives files by their path: `./search/el.json` is the area `search`. */
export const keyByArea = <Value>(files: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, value]) => [path.slice('./'.length, -'/el.json'.length), value]),
  )
