import { useEffect, useRef, useState } from 'react'
import { pictureProblem } from '#domain/contact/pictureKinds.ts'
import type { Upload } from '#design-system/media/PhotoDropZone/Upload.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { problemText } from '#app/shared/account/formErrors.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { contactRefusal } from '#app/shared/contact/contactForm.ts'
import { newKey } from '#app/shared/drafts/useDraft.ts'
import { StatusError } from '#app/transport/errors.ts'
import { messages } from '#app/transport/messages.ts'
import { run } from '#app/transport/request.ts'
import { PictureRefused, shrinkPicture } from './shrinkPicture.ts'

interface Picture extends Upload {
  readonly file: File
  /** What the server calls it, once it is there. */
  readonly attachmentId?: string
}

/** A file that was uploaded whole is still processed by the server before it is available. */
const NEARLY = 0.99

/**
 * Pictures for the next message: each is uploaded as soon as it is added, and shows its progress and result.
 */
export function usePictures(conversationId: string) {
  const { t, language } = useTexts()
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const sendings = useRef(new Map<string, AbortController>())
  const previews = useRef(new Set<string>())
  const change = (id: string, part: Partial<Picture>) =>
    setPictures((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))

  const send = async ({ id, file, preview }: Pick<Picture, 'id' | 'file' | 'preview'>) => {
    const sending = new AbortController()
    sendings.current.set(id, sending)
    change(id, { state: 'uploading', errorMessage: '', progress: 0 })
    const tell = (part: number) => change(id, { progress: Math.min(part, NEARLY) })
    try {
      const body = await shrinkPicture(file, preview ?? '')
      const { id: attachmentId } = await withSession(t, () =>
        run(messages.attach(conversationId, body, language, tell), sending.signal),
      )
      change(id, { state: 'done', attachmentId })
    } catch (error) {
      change(id, { state: 'failed', errorMessage: whyNot(error, t) })
    }
  }
  const add = (files: readonly File[]) => {
    const added = files.map((file): Picture => {
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      return { id: newKey(), name: file.name, preview, state: 'waiting', file }
    })
    setPictures((all) => [...all, ...added])
    for (const picture of added) void send(picture)
  }
  const retry = (id: string) => {
    const picture = pictures.find((one) => one.id === id)
    if (picture) void send(picture)
  }
  const remove = (id: string) => {
    sendings.current.get(id)?.abort()
    setPictures((all) => all.filter((one) => one.id !== id))
  }
  useEffect(() => {
    const { current: urls } = previews
    const { current: open } = sendings
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
      for (const sending of open.values()) sending.abort()
    }
  }, [])
  return { pictures, add, retry, remove, clear: () => setPictures([]) }
}

export type PicturesHandle = ReturnType<typeof usePictures>

/** The server's problem with the file, else why the upload failed. */
function whyNot(error: unknown, t: Translate): string {
  if (error instanceof PictureRefused) return problemText(t, pictureProblem(error.reason)) ?? ''
  const fields = error instanceof StatusError ? Object.keys(error.data.errors ?? {}) : []
  const { errors = {}, message } = contactRefusal<Readonly<Record<string, unknown>>>(error, t, fields)
  return Object.values(errors)[0] ?? message ?? t('messages.photos.failed')
}
