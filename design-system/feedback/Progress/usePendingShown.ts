import { useEffect, useState } from 'react'
import { waits } from '#tokens/scale/waits.ts'

/** Turns true once something has been pending for a second, and false with it: shorter work is not worth a spinner. */
export function usePendingShown(isPending: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLong(true), waits.pendingMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isPending])
  return isPending && isLong
}
