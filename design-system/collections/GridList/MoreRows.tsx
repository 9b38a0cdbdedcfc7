import { useEffect, useRef } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { more } from './GridList.css.ts'

/**
 * Rows that are not loaded yet. A button loads them: automatic loading would keep the keyboard from the
 * page's end.
 */
export interface MoreRowsAction {
  /** "Show 20 more". */
  label: string
  onPress: () => void
  /** @default false */
  isPending?: boolean
  /** What is being waited for. */
  pendingLabel: string
  /** Announced once the rows are there: "20 more searches". */
  addedText: (added: number) => string
}

/** The button below a list. Focus stays on it, so that it can be pressed again. */
export function MoreRows({ rowCount, ...action }: MoreRowsAction & { rowCount: number }) {
  const { label, onPress, isPending = false, pendingLabel, addedText } = action
  const shown = useRef(rowCount)
  useEffect(() => {
    if (rowCount > shown.current) announce(addedText(rowCount - shown.current), { topic: 'more-rows' })
    shown.current = rowCount
  }, [rowCount, addedText])
  return (
    <div className={more}>
      <Button variant="secondary" {...{ onPress, isPending, pendingLabel }}>
        {label}
      </Button>
    </div>
  )
}
