import { useEffect } from 'react'
import type { MissingCodeProps } from './MissingCode.tsx'

/**
 * Rendered, invisibly, for code that failed to load and is not awaited: it is loaded when the browser is
 * online again.
 */
export function ComesLater({ preload, forget, onLoaded }: Omit<MissingCodeProps, 'how'>) {
  useEffect(() => {
    const ask = () => void preload().then(onLoaded, () => undefined)
    addEventListener('online', ask)
    return () => {
      removeEventListener('online', ask)
      forget()
    }
  }, [preload, forget, onLoaded])
  return null
}
