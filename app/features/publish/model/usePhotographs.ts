import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import type { ArrangedPhotograph } from '#domain/api/listings/OwnListings.ts'
import type { Upload } from '#design-system/media/PhotoDropZone/Upload.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { newKey } from '#app/shared/drafts/newKey.ts'
import { failureText } from '#app/shared/failures/failureText.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { run } from '#app/transport/call.ts'
import { drafts } from '#app/transport/drafts/drafts.ts'
import { sendAgain } from './sendAgain.ts'
import { draftKeys } from '#app/transport/drafts/draftKeys.ts'

interface Sending extends Upload {
  readonly file: File
}

/** A file that was uploaded whole is still processed by the server before it is available. */
const NEARLY = 0.99

/** Photographs of a draft: one after the other is sent, and shown among the others when it is there. */
export function usePhotographs(draft: Draft, listingId: number) {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const [uploads, setUploads] = useState<readonly Sending[]>([])
  const queue = useRef(Promise.resolve())
  const dropped = useRef(new Map<string, AbortController>())
  const previews = useRef(new Set<string>())
  const change = (id: string, part: Partial<Sending>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const refresh = () => mutate(draftKeys.draft(draft.id, language))

  const send = async ({ id, file }: Sending) => {
    const control = dropped.current.get(id)
    if (control === undefined || control.signal.aborted) return
    const tell = (part: number) => change(id, { progress: Math.min(part, NEARLY) })
    const { signal } = control
    const once = () => {
      change(id, { state: 'uploading', progress: 0 })
      return withSession(
        t,
        () => run(drafts.addPhoto(listingId, file, language, tell), signal),
        'publish.session',
      )
    }
    const isCut = ({ failure: why }: Awaited<ReturnType<typeof once>>) => why?._tag === 'ConnectionError'
    const { failure } = await sendAgain(once, isCut, signal)
    if (failure) return change(id, { state: 'failed', errorMessage: whyNot(failure) })
    await refresh()
    // It stands among the photographs now.
    setUploads((all) => all.filter((one) => one.id !== id))
  }
  const whyNot = (failure: Parameters<typeof failureText>[0]): string => {
    const errors = failure._tag === 'StatusError' ? failure.data.errors : undefined
    return (
      errors?.['photo']?.sentence ??
      failureText(failure, t, 'toast_generic_error_message') ??
      t('messages.photos.failed')
    )
  }
  const line = (upload: Sending) => {
    dropped.current.set(upload.id, new AbortController())
    queue.current = queue.current.then(() => send(upload))
  }
  useEffect(() => {
    const { current: urls } = previews
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])
  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Sending => {
        const preview = URL.createObjectURL(file)
        previews.current.add(preview)
        return { id: newKey(), name: file.name, preview, state: 'waiting', file }
      })
      setUploads((all) => [...all, ...added])
      for (const upload of added) line(upload)
    },
    retry: (id: string) => {
      const upload = uploads.find((one) => one.id === id)
      if (upload) line(upload)
    },
    remove: (id: string) => {
      dropped.current.get(id)?.abort()
      setUploads((all) => all.filter((one) => one.id !== id))
    },
    arrange: async (photos: readonly ArrangedPhotograph[]) => {
      const key = draftKeys.draft(draft.id, language)
      await mutate(key, { ...draft, photos }, { revalidate: false })
      const { failure } = await withSession(
        t,
        () => run(drafts.arrangePhotos(listingId, photos, language)),
        'publish.session',
      )
      if (failure) await tellFailure(failure, t)
      await refresh()
    },
  }
}
