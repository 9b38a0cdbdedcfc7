import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates server markup, waits until its effects have run and been painted, and returns React's errors. */
export async function complaintsOfHydration(
  place: HTMLElement,
  page: ReactNode,
): Promise<readonly unknown[]> {
  const complaints: unknown[] = []
  const { error: log } = console
  console.error = (...words: unknown[]) => void complaints.push(words)
  const done = Promise.withResolvers<void>()
  const root = hydrateRoot(place, <Told onDone={done.resolve}>{page}</Told>, {
    onRecoverableError: (error) => void complaints.push(error),
  })
  await done.promise
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
  root.unmount()
  console.error = log
  return complaints
}

function Told({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone])
  return children
}
