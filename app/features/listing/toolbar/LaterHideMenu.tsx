import { useEffect, useState } from 'react'
import { lazyView } from '#app/shell/lazyView.tsx'
import { whenIdle } from '#app/shared/whenIdle.ts'

const menu = lazyView<{ id: number }>(
  'app/shared/hidden/HideMenu.tsx',
  async () => (await import('#app/shared/hidden/HideMenu.tsx')).HideMenu,
  ['shared', 'hidden'],
  null,
)

/** Hides the home. Needs script and a menu, which come when the page is idle. */
export function LaterHideMenu({ id }: { id: number }) {
  const [isReady, setReady] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        void menu.preload().then(
          () => setReady(true),
          () => undefined,
        )
      }),
    [],
  )
  return isReady ? <menu.View id={id} /> : null
}
