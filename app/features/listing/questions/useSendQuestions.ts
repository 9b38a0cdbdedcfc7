import { useContext, useEffect, useRef, useState } from 'react'
import type { Contacted } from '#domain/api/contact/Contact.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import type { AskedFact } from '#domain/publishing/questionFacts.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import { useDraft } from '#app/shared/drafts/useDraft.ts'
import { contact } from '#app/transport/contact/contact.ts'
import { call, run } from '#app/transport/call.ts'
import { ContactOpener } from '../contact/ContactOpener.ts'
import { tellContact } from '../contact/tellContact.ts'

/**
 * Sends questions as a message. For a signed-in user one press sends them; whatever the server then still requires, and
 * a failure, opens the form with them in it, as for a visitor without an account.
 */
export function useSendQuestions(
  listing: ListingDetail,
  questions: readonly string[],
  facts: readonly AskedFact[],
) {
  const { t, language } = useTexts()
  const { id, title } = listing
  const isSignedIn = useIsSignedIn()
  const open = useContext(ContactOpener)
  const draft = useDraft(`contact.questions.${id}`, { text: '' })
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Contacted>()
  const stopped = useRef(new AbortController())
  useEffect(() => {
    const { current } = stopped
    return () => current.abort()
  }, [])
  const text = [t('listing.questions.greeting', { title }), ...questions.map((one) => `- ${one}`)].join('\n')
  const send = async () => {
    if (!isSignedIn) return open('message', { text })
    setSending(true)
    const own = { reason: 'requestInfo', text }
    const key = draft.hold({ text })
    const { current } = stopped
    const end = await run(contact.message({ listingId: id, key, ...own }, language), current.signal)
    setSending(false)
    if (end.failure?._tag === 'AbortError') return undefined
    // They count for the ad as well; the message has arrived whether or not this does.
    if (!end.failure && facts.length > 0)
      void run(call('POST /api-next/listings/:id/questions/', language, { params: { id }, json: { facts } }))
    // The form says what is missing, and keeps the text.
    if (end.failure) return open('message', { text })
    draft.drop()
    tellContact('message', id)
    announce(t('listing.questions.sent'), { topic: 'questions' })
    return setSent(end.reply)
  }
  return { send: () => void send(), isSending, sent }
}
