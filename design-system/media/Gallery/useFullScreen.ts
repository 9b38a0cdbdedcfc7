import { useState } from 'react'
import type { GalleryFullScreen } from './GalleryFullScreen.tsx'

type FullScreen = typeof GalleryFullScreen

/** The full screen: loaded on demand, and retried with the next press. */
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
