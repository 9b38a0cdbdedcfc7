import type { ReactNode } from 'react'
import type { FlagName, Flags } from '#domain/flags.ts'
import type { Language } from '#domain/locale.ts'
import type { RouteName } from '#domain/routes.ts'
import type { Area } from '#app/i18n/areas.ts'
import type { Texts } from '#app/i18n/texts.ts'
import type { ApiKey } from '#app/transport/apiKey.ts'
import type { Head } from './head.ts'
import { type LazyView, lazyView } from './lazyView.tsx'

/** Where the visitor is. */
export interface Place {
  readonly language: Language
  /** Path without the language: `/pwlhsh-katoikies/athina/`. */
  readonly path: string
  readonly search: URLSearchParams
  readonly flags: Flags
}

/** A place on a route, with the values of its path. */
export interface Visit<Params> extends Place {
  readonly params: Params
}

/** A place with its data; without `data` the reply is pending. */
export type Shown<Reply, Params = object> = Visit<Params> & {
  readonly data: Reply | undefined
  readonly texts: Texts
}

/** Title and description of a page. */
export type HeadOf<Reply = never, Params = object> = (shown: Shown<Reply, Params>) => Head

/** The exports of a page's chunk: its view and its head. */
export interface PageCode<Reply, Params> {
  readonly View: (props: { params: Params }) => ReactNode
  readonly head: HeadOf<Reply, Params>
}

/** Fetches one reply from the API; undefined if there is none. */
export type Ask = <Reply>(key: ApiKey<Reply>) => Promise<Reply | undefined>

/** A page of the portal, as a feature declares it. */
export interface RouteDefinition<Params, Reply> {
  readonly name: RouteName
  /**
   * Reads a path without its language; undefined when it belongs to another page. Canonical paths end in a slash.
   * Write `(path: string)`: with the type given, the other properties know what `params` are.
   */
  readonly match: (path: string) => Params | undefined
  /** The reply that the page is about: its status becomes the page's (404, 410, 5xx). Undefined where nothing is asked. */
  readonly main?: (visit: Visit<NoInfer<Params>>) => ApiKey<Reply> | undefined
  /** Replies that the page can be shown without. */
  readonly extras?: (visit: Visit<NoInfer<Params>>) => readonly ApiKey<unknown>[]
  /** File of the page, the key of its chunk in the build manifest. */
  readonly source: string
  readonly load: () => Promise<PageCode<NoInfer<Reply>, NoInfer<Params>>>
  /** Catalogues that the page and its head ask. @default none but those that every page has */
  readonly areas?: readonly Area[]
  /** Parts that only the server renders, for browsers without script: their styles come with the page. */
  readonly parts?: readonly RoutePart[]
  /** Loads what the page shows beside replies: texts too long for a catalogue. The page reads it by `use`. */
  readonly prepare?: (visit: Visit<NoInfer<Params>>) => Promise<unknown>
  /** The page shows failures of its main reply beside what it had, except 404 and 410. @default false */
  readonly showsErrors?: boolean
  /** Its replies are those of the session: the page is rendered for one reader, and never stored. @default false */
  readonly isPersonal?: boolean
  /** The page exists only while this flag is on. */
  readonly flag?: FlagName
  /** An address to go to instead, worked out before anything is shown (302). */
  readonly forward?: (visit: Visit<NoInfer<Params>>, ask: Ask) => Promise<string | undefined>
}

/** A part of a page, as far as a route knows it. */
export type RoutePart = Pick<LazyView<never>, 'source' | 'areas' | 'preload'>

/** A place with its page. */
export interface OpenRoute {
  readonly name: RouteName
  readonly source: string
  readonly areas: readonly Area[]
  readonly parts: readonly RoutePart[]
  readonly showsErrors: boolean
  readonly isPersonal: boolean
  readonly main: ApiKey<unknown> | null
  readonly extras: readonly ApiKey<unknown>[]
  readonly preload: () => Promise<void>
  /** What rendering would suspend on, and `head`, which is loaded with the page. */
  readonly pending: () => Promise<void> | undefined
  /** Whether its code failed to load, until `forget`. */
  readonly isMissing: () => boolean
  readonly forget: () => void
  readonly head: (texts: Texts, data: unknown) => Head
  readonly forward: (ask: Ask) => Promise<string | undefined>
  readonly render: () => ReactNode
}

/** A page of the portal, its types folded away. */
export interface Route {
  readonly name: RouteName
  readonly open: (place: Place) => OpenRoute | undefined
}

/** Declares a page. `app/routes.tsx` lists them all. */
export function defineRoute<Params, Reply = never>(definition: RouteDefinition<Params, Reply>): Route {
  const { name, match, main, extras, source, prepare, forward, flag } = definition
  const { showsErrors = false, isPersonal = false, parts = [] } = definition
  let head: HeadOf<Reply, Params> | undefined
  const load = async () => {
    const wanted = import.meta.env.SSR ? parts : []
    const [code] = await Promise.all([definition.load(), ...wanted.map((part) => part.preload())])
    head = code.head
    return code.View
  }
  const page = lazyView(source, load, definition.areas)
  const open = (place: Place): OpenRoute | undefined => {
    const params = flag === undefined || place.flags[flag] ? match(place.path) : undefined
    if (params === undefined) return undefined
    const visit = { ...place, params }
    return {
      name,
      source,
      areas: page.areas,
      parts,
      showsErrors,
      isPersonal,
      main: main?.(visit) ?? null,
      extras: extras?.(visit) ?? [],
      preload: async () => void (await Promise.all([page.preload(), prepare?.(visit)])),
      pending: page.pending,
      isMissing: page.isMissing,
      forget: page.forget,
      head: (texts, data) => {
        if (!head) throw new Error(`Page ${name} was asked what it is before its code had come`)
        // The data was fetched under this route's own key.
        return head({ ...visit, texts, data: data as Reply | undefined })
      },
      forward: async (ask) => forward?.(visit, ask),
      render: () => <page.View params={params} />,
    }
  }
  return { name, open }
}

/** The page at a place; undefined for an unknown path. */
export function openRoute(routes: readonly Route[], place: Place): OpenRoute | undefined {
  for (const route of routes) {
    const open = route.open(place)
    if (open) return open
  }
  return undefined
}
