import { useRef, useState } from 'react'
import type { Conversation } from '#domain/contact/Conversation.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { newKey } from '#app/shared/drafts/newKey.ts'
import { failureText } from '#app/shared/failures/failureText.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { run } from '#app/transport/call.ts'
import type { messages } from '#app/transport/contact/messages.ts'

/** The call, given the key under which the same thing is sent however often it is tried. */
type Send = (key: string) => ReturnType<(typeof messages)['answerVisit' | 'answerProposal']>

export interface AnswerOptions {
  /** Shows the conversation that the reply holds. */
  show: (reply: Conversation) => void
  /** It can no longer be answered: the conversation must be fetched again. */
  onLate: () => void
}

/** Answers by a single press: the pending one, and the failure of the last. */
export function useAnswer({ show, onLate }: AnswerOptions) {
  const { t } = useTexts()
  const [pending, setPending] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const keys = useRef(new Map<string, string>())
  /** `name`: of the answer with all that is in it, since another content needs another key. */
  const answer = async (name: string, send: Send): Promise<boolean> => {
    if (pending !== undefined) return false
    setPending(name)
    setProblem(undefined)
    const key = keys.current.get(name) ?? newKey()
    keys.current.set(name, key)
    const { reply, failure } = await withSession(t, () => run(send(key)))
    setPending(undefined)
    if (failure) {
      const told = act(failure, { TooLate: onLate, KeyReused: () => keys.current.delete(name) })
      setProblem(failureText(told, t, 'lbl_generic_error'))
      return false
    }
    show(reply)
    keys.current.delete(name)
    return true
  }
  return { answer, pending, problem, refuse: setProblem }
}

export type AnswerHandle = ReturnType<typeof useAnswer>
