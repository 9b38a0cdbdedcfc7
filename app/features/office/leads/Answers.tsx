import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { SavedAnswer } from '#domain/api/agencies/Desk.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { deskCalls } from '#app/transport/office/desk.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'

/** The answers that a team uses again. */
export function Answers({ slug, answers }: { slug: string; answers: readonly SavedAnswer[] }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  return (
    <Disclosure summary={t('office.answers.title')}>
      <Stack space="md">
        <Stack as="ul" space="sm">
          {answers.map(({ id, title, text }) => (
            <li key={id}>
              <Inline justify="between" space="sm">
                <Stack space="none">
                  <Text weight="semibold">
                    <OwnLanguage>{title}</OwnLanguage>
                  </Text>
                  <Text size="small" lines={2}>
                    <OwnLanguage>{text}</OwnLanguage>
                  </Text>
                </Stack>
                <Button
                  variant="quiet"
                  size="small"
                  onPress={() => void change(deskCalls.removeAnswer(slug, id, language))}
                >
                  {t('office.answers.remove', { title })}
                </Button>
              </Inline>
            </li>
          ))}
        </Stack>
        <NewAnswer slug={slug} />
      </Stack>
    </Disclosure>
  )
}

function NewAnswer({ slug }: { slug: string }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const needed = (value: string) =>
    isTried && value.trim() === '' ? { errorMessage: t('office.answer.needed') } : {}
  const add = async () => {
    setTried(true)
    if (title.trim() === '' || text.trim() === '') return
    const added = await change(
      deskCalls.addAnswer(slug, { title: title.trim(), text: text.trim() }, language),
    )
    if (added === undefined) return
    setTitle('')
    setText('')
    setTried(false)
  }
  return (
    <Stack space="sm">
      <TextField
        isRequired
        label={t('office.answers.name')}
        value={title}
        onChange={setTitle}
        {...needed(title)}
      />
      <TextArea
        isRequired
        label={t('office.answers.text')}
        value={text}
        onChange={setText}
        {...needed(text)}
      />
      <Inline>
        <Button variant="secondary" onPress={() => void add()}>
          {t('office.answers.add')}
        </Button>
      </Inline>
    </Stack>
  )
}
