import { type ReactNode, use } from 'react'

/** A page, or a part of one, whose code is loaded when it is first needed. */
export interface LazyView<Props> {
  /** Its file, by which the build manifest knows its chunk. */
  readonly source: string
  /** Loads the code. Once it has, `View` renders without a pause, so that the server sends whole pages. */
  readonly preload: () => Promise<void>
  readonly View: (props: Props) => ReactNode
}

/**
 * As React's `lazy`, but what was preloaded never suspends: the server renders it in one piece, and the
 * browser hydrates it where it stands.
 */
export function lazyView<Props extends object>(
  source: string,
  load: () => Promise<(props: Props) => ReactNode>,
): LazyView<Props> {
  let Loaded: ((props: Props) => ReactNode) | undefined
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= load().then(
      (component) => void (Loaded = component),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  function View(props: Props) {
    if (!Loaded) use(preload())
    return Loaded ? <Loaded {...props} /> : null
  }
  return { source, preload, View }
}
