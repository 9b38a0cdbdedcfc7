import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { OwnDocument } from '#domain/api/listings/Documents.ts'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import type { DocumentKind } from '#domain/listing/documents.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { failureText } from '#app/shared/failures/failureText.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { run } from '#app/transport/call.ts'
import { draftKeys } from '#app/transport/drafts/draftKeys.ts'
import { drafts } from '#app/transport/drafts/drafts.ts'

/** Documents of a draft: sent one at a time, shown, hidden and removed. */
export function useDocuments(draft: Draft, listingId: number) {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const key = draftKeys.draft(draft.id, language)
  const whyNot = (failure: Parameters<typeof failureText>[0]): string => {
    const errors = failure._tag === 'StatusError' ? failure.data.errors : undefined
    return (
      errors?.['document']?.sentence ??
      failureText(failure, t, 'toast_generic_error_message') ??
      t('messages.photos.failed')
    )
  }
  return {
    isSending,
    /** Why the last file was not taken. */
    problem,
    add: async (kind: DocumentKind, file: File) => {
      setSending(true)
      setProblem(undefined)
      const { failure } = await withSession(
        t,
        () => run(drafts.addDocument(listingId, kind, file, language)),
        'publish.session',
      )
      // The next file may be chosen as soon as the reason is shown; a sent one is shown first.
      if (failure) setProblem(whyNot(failure))
      else await mutate(key)
      setSending(false)
      if (failure) await mutate(key)
    },
    /** All of them: one that is left out is removed. */
    arrange: async (documents: readonly OwnDocument[]) => {
      // The next change is made from what this one leaves.
      await mutate(key, { ...draft, documents }, { revalidate: false })
      const { failure } = await withSession(
        t,
        () => run(drafts.arrangeDocuments(listingId, documents, language)),
        'publish.session',
      )
      if (failure) await tellFailure(failure, t)
      await mutate(key)
    },
  }
}
