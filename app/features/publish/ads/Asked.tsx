import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { factOf } from '#domain/listing/facts/factTable.ts'
import { type PublishAct, publishFormPath } from '#domain/publishing/paths.ts'
import type { AskedFact } from '#domain/publishing/questionFacts.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { ActForm } from '#app/shared/forms/ActForm.tsx'
import { textOf } from '#app/shared/forms/textOf.ts'
import { run } from '#app/transport/call.ts'
import { answerQuestion } from '#app/transport/drafts/drafts.ts'
import { askedKey } from '#app/transport/drafts/draftKeys.ts'
import { choicesOf, factTerm } from '../model/fieldWords.ts'

/** Facts that visitors miss: answered once, each is what the ad states. */
export function Asked({ id }: { id: number }) {
  const { t, language } = useTexts()
  return (
    <PersonalReply reply={askedKey(id, language)} loading={null} failed={t('ads.loadFailed')}>
      {({ questions }) =>
        questions.length === 0 ? null : (
          <Stack as="section" space="md">
            <Heading level={2}>{t('ads.asked')}</Heading>
            <Text isMeasured>{t('ads.askedText')}</Text>
            {questions.map(({ fact, people }) => (
              <Question key={fact} {...{ id, fact, people }} />
            ))}
          </Stack>
        )
      }
    </PersonalReply>
  )
}

interface QuestionProps {
  id: number
  fact: AskedFact
  people: number
}

function Question({ id, fact, people }: QuestionProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { mutate } = useSWRConfig()
  const [wrong, setWrong] = useState<string>()
  const send = async (form: FormData) => {
    const value = textOf(form, 'value')
    if (value === '') return setWrong(t('ads.askedMissing'))
    const { failure } = await withSession(
      t,
      () => run(answerQuestion(id, { fact, value }, language)),
      'publish.session',
    )
    if (!failure) return void (await mutate(askedKey(id, language)))
    const isField = failure._tag === 'StatusError' && failure.status === 422
    if (isField) return setWrong(t('ads.askedWrong'))
    await tellFailure(act(failure, { KeyReused: () => undefined }), t)
  }
  const field = {
    name: 'value',
    isRequired: true,
    id: `answer-${fact}`,
    label: factTerm(texts, fact),
    description: t('ads.askedPeople', { count: people }),
    errorMessage: wrong,
  }
  const choices = choicesOf(texts, fact, null)
  const { kind } = factOf(fact)
  return (
    <ActForm<PublishAct>
      action={publishFormPath}
      act="answer"
      values={{ listing: id, fact }}
      onSubmit={(form) => void send(form)}
    >
      <Stack space="sm">
        {choices ? (
          <NativeSelect {...field} options={[{ value: '', label: t('publish.notStated') }, ...choices]} />
        ) : (
          <TextField {...field} {...(kind === 'whole' && { inputMode: 'numeric' })} />
        )}
        <Button type="submit" variant="secondary" size="small">
          {t('ads.answer')}
        </Button>
      </Stack>
    </ActForm>
  )
}
