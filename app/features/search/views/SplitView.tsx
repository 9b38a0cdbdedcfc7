import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#app/shared/whenIdle.ts'
import { besideMap } from '../map/besideMap.ts'
import type { Highlight } from '../model/highlight.ts'
import type { SearchState } from '../model/searchState.ts'
import { useResultsView } from '#app/shared/choices/resultsView.ts'
import * as styles from './SplitView.css.ts'
import { useMedia } from '#app/shared/useMedia.ts'

export interface SplitViewProps {
  state: SearchState
  highlight: Highlight
  /** The list. */
  children: ReactNode
}

/** The list, and beside it the map where there is room and the visitor wants both. */
export function SplitView({ children, ...map }: SplitViewProps) {
  const isRoomy = useMedia(styles.roomy)
  const isWanted = useResultsView() === 'both' && isRoomy
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isWanted ? whenIdle(() => setIdle(true)) : undefined), [isWanted])
  return (
    <div className={styles.split}>
      <div className={styles.list}>{children}</div>
      <div className={styles.map}>{isWanted && isIdle && <besideMap.Part {...map} />}</div>
    </div>
  )
}
