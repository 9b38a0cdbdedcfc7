import { useEffect } from 'react'
import type { MissingCodeProps } from './MissingCode.tsx'

/** Stands, unseen, for code that did not come and that nobody waits for: it comes with the line. */
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
