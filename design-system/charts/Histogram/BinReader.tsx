// The bins are read as a list box: it is the one role whose arrow keys every screen reader hands on.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex */
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import * as styles from './Histogram.css.ts'

export interface BinReaderProps {
  /** Name of the list. */
  label: string
  /** A bin in words, and whether it is in the selected range; `undefined` without a selection. */
  bins: readonly { words: string; isSelected: boolean | undefined }[]
  /** The bin that is being read, and nothing once it is left. */
  onRead: (at: number | undefined) => void
}

/** Covers the bars: arrow keys move from bin to bin, the pointer reads the one below it. One Tab stop. */
export function BinReader({ label, bins, onRead }: BinReaderProps) {
  const id = useId()
  const [current, setCurrent] = useState<number>()
  const read = (at: number | undefined) => {
    setCurrent(at)
    onRead(at)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = current ?? 0
    const wanted = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: bins.length - 1 }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    read(Math.min(bins.length - 1, Math.max(0, wanted)))
  }
  return (
    <div
      role="listbox"
      aria-label={label}
      aria-orientation="horizontal"
      aria-multiselectable
      aria-readonly
      aria-activedescendant={current === undefined ? undefined : `${id}-${current}`}
      tabIndex={0}
      className={styles.reader}
      onFocus={() => read(current ?? firstSelected(bins))}
      onBlur={() => read(undefined)}
      onPointerMove={(event) => event.pointerType === 'mouse' && read(binUnder(event, bins.length))}
      onPointerLeave={({ currentTarget }) => currentTarget.matches(':focus') || read(undefined)}
      {...{ onKeyDown }}
    >
      {bins.map(({ words, isSelected }, at) => (
        <div
          key={words}
          id={`${id}-${at}`}
          role="option"
          aria-label={words}
          aria-selected={isSelected}
          className={at === current ? styles.current : styles.bin}
        />
      ))}
    </div>
  )
}

const firstSelected = (bins: BinReaderProps['bins']) =>
  Math.max(
    0,
    bins.findIndex(({ isSelected }) => isSelected),
  )

function binUnder({ currentTarget, clientX }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)))
}
