import { useId, useState } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { type FileLimits, sortFiles } from './sortFiles.ts'
import type { PhotoDropZoneTexts, Upload } from './Upload.ts'

/** What it needs of the properties of the drop zone, where they are described. */
interface IncomingProps {
  limits: FileLimits
  uploads: readonly Upload[]
  texts: PhotoDropZoneTexts
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
}

export interface Incoming {
  /** What was not taken, as rows of the list. */
  refused: readonly Upload[]
  take: (files: File[]) => void
  /** Takes a row away: of a refused file here, of any other at the caller's. */
  forget: (id: string) => void
}

/** Incoming files: those within the limits go to the caller, the others stay with their reason. */
export function useIncoming({ limits, uploads, texts, onAdd, onRemove }: IncomingProps): Incoming {
  const topic = useId()
  const [refused, setRefused] = useState<readonly Upload[]>([])
  const take = (files: File[]) => {
    if (files.length === 0) return
    const sorted = sortFiles(files, limits, uploads.length)
    setRefused(
      sorted.refused.map(({ file, why }, at) => ({
        id: `${topic}-${at}`,
        name: file.name,
        state: 'failed',
        errorMessage: texts.refusal[why](file),
      })),
    )
    announce(texts.added(sorted.accepted.length, sorted.refused.length), { topic })
    if (sorted.accepted.length > 0) onAdd(sorted.accepted)
  }
  const forget = (id: string) => {
    if (refused.some((each) => each.id === id)) setRefused(refused.filter((each) => each.id !== id))
    else onRemove(id)
  }
  return { refused, take, forget }
}
