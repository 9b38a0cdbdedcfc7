import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { usePendingShown } from '#design-system/feedback/Progress/usePendingShown.ts'
import type { HeadingLevel } from '#design-system/foundations/Heading/Heading.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { Space } from '#tokens/scale/space.ts'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import { RequiredWord } from '../RequiredMark.tsx'
import type { FormHandle } from './useForm.ts'

export interface FormTexts {
  /** Heading of the summary: "There is a problem". */
  problem: string
  /** Announced when sending takes longer than a second. */
  pending: string
  /** Announced when such a long sending succeeded. */
  done: string
  /** Beside the label of what must be filled in: "(required)". */
  required: string
}

export interface FormProps<V extends object> {
  /** From `useForm`. */
  form: FormHandle<V>
  texts: FormTexts
  /** Level of the summary's heading. @default 2 */
  headingLevel?: HeadingLevel
  /** Where the form is sent without script. @default the page itself */
  action?: string
  /** @default 'post' */
  method?: 'get' | 'post'
  name?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  /** Distance between its fields. @default 'md' */
  space?: Space
  /** Fields, and a submit button that is never disabled. */
  children: ReactNode
}

/** A form that reports errors in a summary and at each field, and the progress of sending. */
export function Form<V extends object>(props: FormProps<V>) {
  const { form, texts, headingLevel = 2, method = 'post', space = 'md', children, ...rest } = props
  useSendingAnnounced(form, texts)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    // The browser's own bubbles would use other words, one at a time, and disappear.
    <form {...rest} method={method} noValidate onSubmit={send}>
      <RequiredWord value={texts.required}>
        <Stack space={space}>
          {form.isReported && (
            <ErrorSummary
              heading={(form.message && form.heading) || texts.problem}
              headingLevel={headingLevel}
              problems={form.problems}
              message={form.message}
              failures={form.failures}
            />
          )}
          {children}
        </Stack>
      </RequiredWord>
    </form>
  )
}

/** Once when a long wait begins, once when it ends; nothing about what took less than a second. */
function useSendingAnnounced<V extends object>({ status }: FormHandle<V>, texts: FormTexts): void {
  const isLong = usePendingShown(status === 'submitting')
  const wasLong = useRef(false)
  useEffect(() => {
    if (isLong === wasLong.current) return
    wasLong.current = isLong
    const message = isLong ? texts.pending : status === 'success' ? texts.done : texts.problem
    // The submit button announces on the same topic; the later message replaces the earlier.
    announce(message, { topic: 'pending' })
  }, [isLong, status, texts])
}
