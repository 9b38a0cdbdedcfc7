import { startTransition, useEffect, useState } from 'react'
import type { LazyView } from '#app/shell/lazyView.tsx'

/**
 * What a part of the page is to be rendered with: the first props until its code is there, then the present ones. React
 * drops what the server wrote of a part that it has not hydrated where its props change, and what was done to it.
 */
export function useSettledProps<Props extends object>(view: LazyView<Props>, props: Props): Props {
  const [first] = useState(props)
  const [isThere, setThere] = useState(view.isLoaded)
  useEffect(() => {
    if (isThere) return
    const settle = () => startTransition(() => setThere(true))
    // Where the code does not come, the part says so.
    view.preload().then(settle, settle)
  }, [view, isThere])
  return isThere ? props : first
}
