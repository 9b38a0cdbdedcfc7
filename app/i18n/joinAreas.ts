import type { LocalizedString } from '@internationalized/string'

type Messages = Readonly<Record<string, LocalizedString>>

/** A language's catalogue out of its areas, as Vite gives them by file. No key stands in two. */
export const joinAreas = (areas: Readonly<Record<string, Messages>>): Messages =>
  Object.assign({}, ...Object.values(areas)) as Messages
