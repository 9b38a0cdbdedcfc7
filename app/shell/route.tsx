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
  /** Loads what the page shows beside replies: texts too long for a catalogue. The page reads it by `use`. */
  readonly prepare?: (visit: Visit<Params>) => Promise<unknown>
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
  /** File of the page, the key of its chunk in the build manifest. It exports a view of the same name, and `head`. */
  readonly source: string
  readonly load: () => Promise<PageCode<NoInfer<Reply>, NoInfer<Params>>>
  /** Catalogues that the page and its head ask. @default none but those that every page has */
  readonly areas?: readonly Area[]
  /** Parts that only the server renders, for browsers without script: their styles come with the page. */
  readonly parts?: readonly RoutePart[]
  /**
   * Parts that the page asks for as soon as it is hydrated. Their code is preloaded after that of the page, so that a
   * browser which keeps the page has it.
   */
  readonly later?: readonly RoutePart[]
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
  /** The values of its path. */
  readonly params: unknown
  readonly areas: readonly Area[]
  readonly parts: readonly RoutePart[]
  readonly later: readonly RoutePart[]
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

/** A page's view, and its code once that has come. */
interface PageView<Params, Reply> extends LazyView<{ params: Params }> {
  readonly code: () => PageCode<Reply, Params> | undefined
}

/** The page that the server sent: it stays itself when the table of all pages comes. */
let sent: { readonly name: RouteName; readonly page: unknown } | undefined

/** The view of a page; that of the page which the server sent, where it has this name. */
function pageView<Params, Reply>(
  name: RouteName,
  source: string,
  load: () => Promise<PageCode<Reply, Params>>,
  areas?: readonly Area[],
): PageView<Params, Reply> {
  // A name has one declaration, and its types.
  if (sent?.name === name) return sent.page as PageView<Params, Reply>
  let code: PageCode<Reply, Params> | undefined
  const loadView = async () => {
    code = await load()
    return code.View
  }
  return { ...lazyView(source, loadView, areas), code: () => code }
}

/** What a page can do at a place. */
function openPage<Params, Reply>(page: PageView<Params, Reply>, visit: Visit<Params>) {
  const { source, areas, pending, isMissing, forget, View, code } = page
  return {
    source,
    areas,
    params: visit.params,
    pending,
    isMissing,
    forget,
    preload: () => page.preload().then(async () => void (await code()?.prepare?.(visit))),
    head: (texts: Texts, data: unknown) => {
      const head = code()?.head
      if (!head) throw new Error(`${source} was asked what it is before its code had come`)
      // The data was fetched under this route's own key.
      return head({ ...visit, texts, data: data as Reply | undefined })
    },
    render: () => <View params={visit.params} />,
  } satisfies Partial<OpenRoute>
}

/** Declares a page. `app/routes.tsx` lists them all. */
export function defineRoute<Params, Reply = never>(definition: RouteDefinition<Params, Reply>): Route {
  const { name, match, main, extras, source, forward, flag } = definition
  const { showsErrors = false, isPersonal = false, parts = [], later = [] } = definition
  const load = async () => {
    const wanted = import.meta.env.SSR ? [...parts, ...later] : []
    const [code] = await Promise.all([definition.load(), ...wanted.map((part) => part.preload())])
    return code
  }
  const page = pageView(name, source, load, definition.areas)
  const open = (place: Place): OpenRoute | undefined => {
    const params = flag === undefined || place.flags[flag] ? match(place.path) : undefined
    if (params === undefined) return undefined
    const visit = { ...place, params }
    return {
      ...openPage(page, visit),
      name,
      parts,
      later,
      showsErrors,
      isPersonal,
      main: main?.(visit) ?? null,
      extras: extras?.(visit) ?? [],
      forward: async (ask) => forward?.(visit, ask),
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

/** The page that the server rendered, as data: it needs no table of pages to be hydrated. */
export interface SentRoute extends Pick<OpenRoute, 'name' | 'source' | 'areas' | 'showsErrors' | 'main'> {
  /** The address of its code. */
  readonly module: string
  readonly params: unknown
}

/** The page that the server rendered. */
export function openSentRoute({ module, params, ...route }: SentRoute, place: Place): OpenRoute {
  const { name, source, areas } = route
  const page = pageView<unknown, unknown>(
    name,
    source,
    async () => codeIn(await importPage(module), source),
    areas,
  )
  sent = { name, page }
  return { ...openPage(page, { ...place, params }), ...route, ...ofServer }
}

/** Its files stand in the document already. */
const importPage = (module: string) =>
  import(/* @vite-ignore */ module) as Promise<Readonly<Record<string, unknown>>>

/** The view is named as its file. */
const codeIn = (exports: Readonly<Record<string, unknown>>, source: string) =>
  ({ ...exports, View: exports[/(\w+)\.tsx$/.exec(source)?.[1] ?? ''] }) as unknown as PageCode<
    unknown,
    unknown
  >

/** What the server alone asks of a page. */
const ofServer = {
  parts: [],
  later: [],
  extras: [],
  isPersonal: false,
  forward: () => Promise.resolve(undefined),
} as const
