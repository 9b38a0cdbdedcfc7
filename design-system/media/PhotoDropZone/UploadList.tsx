import { type RefObject, useLayoutEffect, useRef } from 'react'
import * as styles from './PhotoDropZone.css.ts'
import type { PhotoDropZoneTexts, Upload } from './Upload.ts'
import { UploadRow } from './UploadRow.tsx'

export interface UploadListProps {
  uploads: readonly Upload[]
  /** Files that were not taken, above the others. */
  refused: readonly Upload[]
  texts: PhotoDropZoneTexts
  /** The focus target after the last row is removed: the button in it. */
  zone: RefObject<HTMLElement | null>
  onRetry: (id: string) => void
  onRemove: (id: string) => void
}

/** The files with their progress. The focus stays in the list when a row is removed. */
export function UploadList({ uploads, refused, texts, zone, onRetry, onRemove }: UploadListProps) {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<number>(undefined)
  const rows = [...refused, ...uploads]
  useLayoutEffect(() => {
    const at = left.current
    if (at === undefined || document.activeElement !== document.body) return
    left.current = undefined
    const row = list.current?.children[Math.min(at, rows.length - 1)]
    // The last button of a row removes it; the first of the zone chooses files.
    const button = row ? [...row.querySelectorAll('button')].at(-1) : zone.current?.querySelector('button')
    button?.focus()
  })
  if (rows.length === 0) return null
  const leaving = (act: (id: string) => void, at: number) => (id: string) => {
    left.current = at
    act(id)
  }
  return (
    <ul ref={list} aria-label={texts.list} className={styles.list}>
      {rows.map((upload, at) => (
        <UploadRow
          key={upload.id}
          {...{ upload, texts }}
          onRemove={leaving(onRemove, at)}
          {...(at < refused.length ? {} : { onRetry: leaving(onRetry, at) })}
        />
      ))}
    </ul>
  )
}
