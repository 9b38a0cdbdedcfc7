import { type ReactNode, use } from 'react'
import type { Area } from '#app/i18n/areas.ts'
import { addPageTexts } from '#app/i18n/pageTexts.ts'

/** A page, or a part of one, whose code is loaded when it is first needed. */
export interface LazyView<Props> {
  /** Its file, by which the build manifest knows its chunk. */
  readonly source: string
  /** Catalogues that it asks. */
  readonly areas: readonly Area[]
  /** Loads code and texts. Once it has, `View` renders without a pause, so that the server sends whole pages. */
  readonly preload: () => Promise<void>
  /** What `View` would wait for, for `use`; undefined once all is there. */
  readonly pending: () => Promise<void> | undefined
  readonly View: (props: Props) => ReactNode
}

/**
 * As React's `lazy`, but what was preloaded never suspends: the server renders it in one piece, and the
 * browser hydrates it where it stands.
 */
export function lazyView<Props extends object>(
  source: string,
  load: () => Promise<(props: Props) => ReactNode>,
  areas: readonly Area[] = [],
): LazyView<Props> {
  let Loaded: ((props: Props) => ReactNode) | undefined
  let loading: Promise<void> | undefined
  // What a render waited for is asked again once it is there: React wants to see the same promise.
  let awaited: Promise<void> | undefined
  const preload = () => {
    loading ??= Promise.all([load(), addPageTexts(areas)]).then(
      ([component]) => void (Loaded = component),
      (error: unknown) => {
        loading = undefined
        awaited = undefined
        throw error
      },
    )
    return loading
  }
  const pending = () => {
    if (!Loaded) awaited ??= preload()
    return awaited
  }
  function View(props: Props) {
    const rest = pending()
    if (rest) use(rest)
    return Loaded ? <Loaded {...props} /> : null
  }
  return { source, areas, preload, pending, View }
}
