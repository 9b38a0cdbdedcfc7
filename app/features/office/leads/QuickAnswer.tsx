import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { Lead, LeadDesk } from '#domain/api/agencies/Desk.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { run } from '#app/transport/call.ts'
import { messages } from '#app/transport/contact/messages.ts'
import { isOfOffice } from '#app/transport/office/officeKeys.ts'

/** Answers a lead where it stands, from a saved answer or in own words. */
export function QuickAnswer({ desk, lead }: { desk: LeadDesk; lead: Lead }) {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const [text, setText] = useState('')
  const [key, setKey] = useState<string>(() => newKey())
  const [isMissing, setMissing] = useState(false)
  const send = async () => {
    setMissing(text.trim() === '')
    if (text.trim() === '') return
    const sent = { key, text, attachments: [] }
    const { failure } = await withSession(
      t,
      () => run(messages.reply(lead.id, sent, language)),
      'office.session',
    )
    if (failure) {
      await tellFailure(
        act(failure, { KeyReused: () => setKey(newKey()), TooLate: () => undefined }) as never,
        t,
      )
      return
    }
    setText('')
    setKey(newKey())
    announce(t('office.answer.sent'))
    await mutate(isOfOffice)
  }
  const take = (id: string) => {
    const answer = desk.answers.find((one) => one.id === id)
    if (answer !== undefined) setText(answer.text)
  }
  return (
    <Disclosure look="plain" summary={t('office.answer.title')}>
      <Stack space="sm">
        {desk.answers.length > 0 && (
          <NativeSelect
            label={t('office.answer.saved')}
            options={[
              { value: '', label: t('office.answer.own') },
              ...desk.answers.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={take}
          />
        )}
        <TextArea
          label={t('office.answer.text')}
          isRequired
          value={text}
          onChange={setText}
          {...(isMissing && { errorMessage: t('office.answer.needed') })}
        />
        <Inline>
          <Button onPress={() => void send()}>{t('office.answer.send')}</Button>
        </Inline>
      </Stack>
    </Disclosure>
  )
}

const newKey = (): string => crypto.randomUUID()
