import { useEffect, useState } from 'react'

/** Work that ends sooner is not worth a spinner or an announcement. */
const patience = 1000

/** Turns true once something has been pending for a second, and false with it. */
export function usePendingShown(isPending: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLong(true), patience)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isPending])
  return isPending && isLong
}
