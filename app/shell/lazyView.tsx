import { type ReactElement, type ReactNode, use, useReducer } from 'react'
import type { Area } from '#app/i18n/areas.ts'
import { addPageTexts } from '#app/i18n/pageTexts.ts'
import { CodeUnreachable } from '#app/transport/code/bringCode.ts'
import { ComesLater } from './ComesLater.tsx'
import { MissingCode } from './MissingCode.tsx'

/** A page, or a part of one, whose code is loaded when it is first needed. */
export interface LazyView<Props> {
  /** Its file, by which the build manifest knows its chunk. */
  readonly source: string
  /** Catalogues that it asks. */
  readonly areas: readonly Area[]
  /** Loads code and texts. Once it has, `View` renders without a pause, so that the server sends whole pages. */
  readonly preload: () => Promise<void>
  /** What `View` would wait for, for `use`: it never rejects. Undefined where all was there from the start. */
  readonly pending: () => Promise<void> | undefined
  /** Whether `View` renders at once. */
  readonly isLoaded: () => boolean
  /** Whether a render waited for it in vain. */
  readonly isMissing: () => boolean
  /** Forgets that: whoever opens it another time asks for it another time. */
  readonly forget: () => void
  /** Where the code does not come, says so in its place and asks for it again; the page around it stays. */
  readonly View: (props: Props) => ReactNode
}

/**
 * What stands where code did not come: a word about it, with the focus where somebody `asked` for it by a press; a
 * page of it; or something that stands for it well enough, null for nothing, until it comes with the line.
 */
export type WhenMissing = 'said' | 'asked' | 'page' | ReactElement | null

/**
 * As React's `lazy`, but what was preloaded never suspends: the server renders it in one piece, and the
 * browser hydrates it where it stands. And what did not come may come later.
 */
export function lazyView<Props extends object>(
  source: string,
  load: () => Promise<(props: Props) => ReactNode>,
  areas: readonly Area[] = [],
  whenMissing: WhenMissing = 'said',
): LazyView<Props> {
  let Loaded: ((props: Props) => ReactNode) | undefined
  let loading: Promise<void> | undefined
  // What a render waited for is asked again once it is there: React wants to see the same promise.
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
    // Whatever else it is, it is a fault of ours.
    if (!(error instanceof CodeUnreachable)) console.error(error)
  }
  const isLoaded = () => Loaded !== undefined
  const isMissing = () => hasFailed && !Loaded
  const forget = () => {
    hasFailed = false
    awaited = undefined
  }
  function View(props: Props) {
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
  return { source, areas, preload, pending, isLoaded, isMissing, forget, View }
}
