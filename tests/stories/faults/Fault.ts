import type { ReactNode } from 'react'

/** Something small that is wrong in one way, and right when the fault is taken out of it. */
export interface Fault {
  /** What a person would meet. */
  readonly name: string
  /** The criterion of WCAG 2.2 that it fails. */
  readonly criterion: string
  /** The check that must find it: the beginning of a finding’s name, or the keyboard path. */
  readonly foundBy: string
  readonly render: (isFaulty: boolean) => ReactNode
  /** The keyboard path, the same for faulty and sound. `said` is what live regions have told so far. */
  readonly play?: (said: readonly string[]) => Promise<void>
}

/** Where a fault shows only to who operates the thing. */
export const byPlay = 'keyboard path'

/** What machines do not see: planted all the same, so that the figure is honest. */
export const byNobody = 'nobody'
