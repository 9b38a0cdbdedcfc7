import { type ReactNode, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import type { Refusal } from '#design-system/forms/Form/formState.ts'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { AccountPage } from './AccountPage.tsx'
import { useFormTexts } from './useFormTexts.ts'

/** How the press of a mailed link ended: with what replaces the form, or with a refusal that it shows. */
export type Pressed<End> = { readonly end: End } | { readonly refusal: Refusal<object> }

export interface MailedLinkProps<End extends NonNullable<unknown>> {
  title: string
  noScript: string
  /** What the press does. */
  text: string
  submitLabel: string
  pendingLabel?: string
  /** Sends the mail's token. A failure that no second press would change is an end, too. */
  send: (token: string) => Promise<Pressed<End>>
  /** What replaces the form at the end. */
  children: (end: End) => ReactNode
}

/** The page of a mailed link. It acts by a press: mail scanners follow links, and no GET changes anything. */
export function MailedLink<End extends NonNullable<unknown>>(props: MailedLinkProps<End>) {
  const [end, setEnd] = useState<End>()
  const { title, noScript, children } = props
  return (
    <AccountPage title={title} noScript={noScript} width="form">
      {end === undefined ? <Press {...props} onEnd={setEnd} /> : children(end)}
    </AccountPage>
  )
}

interface PressProps<End extends NonNullable<unknown>> extends MailedLinkProps<End> {
  onEnd: (end: End) => void
}

function Press<End extends NonNullable<unknown>>(props: PressProps<End>) {
  const { text, submitLabel, pendingLabel, send, onEnd } = props
  const { t } = useTexts()
  const { search } = usePlace()
  const texts = useFormTexts()
  const form = useForm({
    values: {},
    failureMessage: t('lbl_generic_error'),
    onSubmit: async () => {
      const pressed = await send(search.get('token') ?? '')
      if ('refusal' in pressed) return pressed.refusal
      onEnd(pressed.end)
      return undefined
    },
  })
  return (
    <Form form={form} texts={texts}>
      <Text>{text}</Text>
      <Button type="submit" isPending={form.isSubmitting} pendingLabel={pendingLabel ?? texts.pending}>
        {submitLabel}
      </Button>
    </Form>
  )
}
