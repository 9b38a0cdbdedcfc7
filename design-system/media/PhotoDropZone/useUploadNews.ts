import { useEffect, useId, useRef } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import type { PhotoDropZoneTexts, Upload } from './Upload.ts'

const isOnItsWay = ({ state }: Upload) => state === 'waiting' || state === 'uploading'

/** Announces a failure when it happens, and once that all is done: never each step. */
export function useUploadNews(uploads: readonly Upload[], texts: Pick<PhotoDropZoneTexts, 'finished'>): void {
  const topic = useId()
  const before = useRef(uploads)
  useEffect(() => {
    const states = new Map(before.current.map(({ id, state }) => [id, state]))
    const wasBusy = before.current.some(isOnItsWay)
    before.current = uploads
    for (const { id, name, state, errorMessage } of uploads)
      if (state === 'failed' && states.get(id) !== 'failed')
        announce([name, errorMessage].filter(Boolean).join('. '), { topic: `${topic}-${id}` })
    if (!wasBusy || uploads.some(isOnItsWay) || uploads.length === 0) return
    const failed = uploads.filter(({ state }) => state === 'failed').length
    announce(texts.finished(uploads.length - failed, failed), { topic, settle: 500 })
  }, [uploads, texts, topic])
}
