import { useState } from 'react'
import type { GalleryFullScreen } from './GalleryFullScreen.tsx'

type FullScreen = typeof GalleryFullScreen

/** The whole screen: loaded when somebody wants it, and asked for again by whoever presses again. */
export function useFullScreen() {
  const [shown, setShown] = useState<{ readonly FullScreen?: FullScreen; readonly isMissing?: boolean }>({})
  const open = () =>
    void import('./GalleryFullScreen.tsx').then(
      ({ GalleryFullScreen: FullScreen }) => setShown({ FullScreen }),
      () => setShown({ isMissing: true }),
    )
  return {
    FullScreen: shown.FullScreen,
    isMissing: shown.isMissing === true,
    open,
    close: () => setShown({}),
  }
}
