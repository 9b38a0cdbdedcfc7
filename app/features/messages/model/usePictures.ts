import { useEffect, useRef, useState } from 'react'
import { pictureProblem, type PictureRefusal } from '#domain/contact/pictureKinds.ts'
import type { Upload } from '#design-system/media/PhotoDropZone/Upload.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { problemText } from '#app/shared/account/formErrors.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { contactRefusal } from '#app/shared/contact/contactForm.ts'
import { newKey } from '#app/shared/drafts/newKey.ts'
import { act, type SaidFailure } from '#app/shared/failures/treatments.ts'
import { messages } from '#app/transport/contact/messages.ts'
import { run } from '#app/transport/call.ts'

interface Picture extends Upload {
  readonly file: File
  /** What the server calls it, once it is there. */
  readonly attachmentId?: string
}

/** Makes a file ready for upload, or says why it cannot be. Its code comes with the view that adds pictures. */
export type Prepare = (file: File, preview: string) => Promise<Blob | PictureRefusal>

/** A file that was uploaded whole is still processed by the server before it is available. */
const NEARLY = 0.99

/**
 * Pictures for the next message: each is uploaded as soon as it is added, and shows its progress and result. `onLate`:
 * the conversation is closed, and must be fetched again.
 */
export function usePictures(conversationId: string, onLate: () => void) {
  const { t, language } = useTexts()
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const sendings = useRef(new Map<string, AbortController>())
  const previews = useRef(new Set<string>())
  const change = (id: string, part: Partial<Picture>) =>
    setPictures((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))

  const send = async (prepare: Prepare, { id, file, preview }: Pick<Picture, 'id' | 'file' | 'preview'>) => {
    const sending = new AbortController()
    sendings.current.set(id, sending)
    change(id, { state: 'uploading', errorMessage: '', progress: 0 })
    const tell = (part: number) => change(id, { progress: Math.min(part, NEARLY) })
    const body = await prepare(file, preview ?? '')
    if (typeof body === 'string')
      return change(id, { state: 'failed', errorMessage: problemText(t, pictureProblem(body)) ?? '' })
    const { reply, failure } = await withSession(t, () =>
      run(messages.attach(conversationId, body, language, tell), sending.signal),
    )
    // A picture that was removed while it was sent is gone.
    if (failure) change(id, { state: 'failed', errorMessage: whyNot(act(failure, { TooLate: onLate }), t) })
    else change(id, { state: 'done', attachmentId: reply.id })
  }
  const add = (prepare: Prepare, files: readonly File[]) => {
    const added = files.map((file): Picture => {
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      return { id: newKey(), name: file.name, preview, state: 'waiting', file }
    })
    setPictures((all) => [...all, ...added])
    for (const picture of added) void send(prepare, picture)
  }
  const retry = (prepare: Prepare, id: string) => {
    const picture = pictures.find((one) => one.id === id)
    if (picture) void send(prepare, picture)
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
function whyNot(failure: SaidFailure, t: Translate): string {
  const fields = failure._tag === 'StatusError' ? Object.keys(failure.data.errors ?? {}) : []
  const { errors = {}, message } = contactRefusal<Readonly<Record<string, unknown>>>(failure, t, fields)
  return Object.values(errors)[0] ?? message ?? t('messages.photos.failed')
}
