import { type ComponentType, memo, type ReactElement, type ReactNode, Suspense, use, useReducer } from 'react'
import { useAdoption } from '#app/shared/adoption.ts'
import type { Area } from '#app/i18n/areas.ts'
import { addPageTexts } from '#app/i18n/pageTexts.ts'
import { isChunkError } from './code/chunkError.ts'
import { ComesLater } from './code/ComesLater.tsx'
import { MissingCode } from './code/MissingCode.tsx'
import { RenderedParts } from './places/RenderedParts.ts'

/** A page, or a part of one, whose code is loaded when it is first needed. */
export interface LazyView<Props> {
  /** Its file, the key of its chunk in the build manifest. */
  readonly source: string
  /** The catalogues that it uses. */
  readonly areas: readonly Area[]
  /** Loads code and texts. Once it has, `View` renders without a pause, so that the server sends whole pages. */
  readonly preload: () => Promise<void>
  /** What `View` would wait for, for `use`: it never rejects. Undefined where all was there from the start. */
  readonly pending: () => Promise<void> | undefined
  /** Whether `View` renders at once. */
  readonly isLoaded: () => boolean
  /** Whether a render waited for it in vain. */
  readonly isMissing: () => boolean
  /** Resets the failure: the next render loads it again. */
  readonly forget: () => void
  /** If loading fails, shows a message in its place and retries; the page around it stays. */
  readonly View: (props: Props) => ReactNode
  /**
   * `View` for a part that the server has written and that is hydrated once its code is there. Other props before
   * that make React render it again, and what the user opened in it closes: it is rendered for changed props only.
   */
  readonly Part: ComponentType<Props>
}

/**
 * The fallback for a failed load: a message, focused if the user `asked` by a press; a whole page; or an
 * element that is good enough, null for nothing, until the code is loaded.
 */
export type WhenMissing = 'said' | 'asked' | 'page' | ReactElement | null

/**
 * As React's `lazy`, but a preloaded view never suspends: the server renders it in one piece, and the browser
 * hydrates it in place. A failed load can be retried. `waiting`: what keeps the room of a `Part` until its code is there.
 */
export function lazyView<Props extends object>(
  source: string,
  load: () => Promise<(props: Props) => ReactNode>,
  areas: readonly Area[] = [],
  whenMissing: WhenMissing = 'said',
  waiting: ReactNode = null,
): LazyView<Props> {
  let Loaded: ((props: Props) => ReactNode) | undefined
  let loading: Promise<void> | undefined
  // A suspended render calls again once the code is loaded: React needs the same promise.
  let awaited: Promise<void> | undefined
  let hasFailed = false
  const preload = () => {
    loading ??= Promise.all([load(), addPageTexts(areas)]).then(
      ([component]) => void (Loaded = component),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const pending = () => {
    if (!Loaded) awaited ??= preload().catch(fail)
    return awaited
  }
  const fail = (error: unknown) => {
    hasFailed = true
    if (!isChunkError(error)) console.error(error)
  }
  const isLoaded = () => Loaded !== undefined
  const isMissing = () => hasFailed && !Loaded
  const forget = () => {
    hasFailed = false
    awaited = undefined
  }
  function View(props: Props) {
    // A constant of the build: the same hooks in every render.
    if (import.meta.env.SSR) use(RenderedParts)?.add(source)
    useAdoption()
    const [, showLoaded] = useReducer((times: number) => times + 1, 0)
    const rest = pending()
    if (rest) use(rest)
    if (Loaded) return <Loaded {...props} />
    const again = { preload, forget, onLoaded: showLoaded }
    if (typeof whenMissing === 'string') return <MissingCode {...again} how={whenMissing} />
    return (
      <>
        {whenMissing}
        <ComesLater {...again} />
      </>
    )
  }
  const Part = memo((props: Props) => (
    <Suspense fallback={waiting}>
      <View {...props} />
    </Suspense>
  ))
  return { source, areas, preload, pending, isLoaded, isMissing, forget, View, Part }
}
