import { useId, useState } from 'react'
import { useSWRConfig } from 'swr'
import { brokenFields, requiredIn } from '#domain/forms/fieldRules.ts'
import {
  isModerationAct,
  type ModerationAct,
  type ModerationForm,
  moderationFormPath,
  moderationLimits,
} from '#domain/moderation/acts.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { RadioGroup } from '#design-system/forms/RadioGroup/RadioGroup.tsx'
import { decisionForm } from '#domain/moderation/decisionForm.ts'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { ActForm } from '#app/shared/forms/ActForm.tsx'
import { textOf } from '#app/shared/forms/textOf.ts'
import { run } from '#app/transport/call.ts'
import { decide, queueKey } from '#app/transport/moderation.ts'

export interface DecideProps {
  /** What may be decided; one needs no choice. */
  acts: readonly ModerationAct[]
  /** Of the ad, the appeal or the report. */
  id: number
}

const required = requiredIn(decisionForm)

/** A decision with its reasons, which are mailed as they stand. */
export function Decide({ acts, id }: DecideProps) {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const [isMissing, setMissing] = useState(false)
  // Uncontrolled fields are emptied by another key.
  const [done, setDone] = useState(0)
  const key = useId()
  const [only] = acts
  const send = async (form: FormData) => {
    const [name, because] = [textOf(form, 'decision'), textOf(form, 'because')]
    const isWrong = Object.keys(brokenFields(decisionForm, { decision: name, because })).length > 0
    setMissing(isWrong)
    if (isWrong || !isModerationAct(name)) return
    const other = Number(textOf(form, 'other'))
    const json = { act: name, id, because, ...(Number.isInteger(other) && other > 0 && { other }) }
    const { failure } = await withSession(t, () => run(decide(json, language)))
    await mutate(queueKey(language))
    if (failure) return tellFailure(failure, t)
    setDone(done + 1)
  }
  return (
    <ActForm<ModerationForm>
      key={`${key} ${done}`}
      action={moderationFormPath}
      act="act"
      values={{ id, ...(acts.length === 1 && only && { decision: only }) }}
      onSubmit={(form) => void send(form)}
    >
      <Stack space="sm">
        {acts.length > 1 && (
          <RadioGroup
            name="decision"
            isRequired={required.includes('decision')}
            label={t('moderation.decision')}
            options={acts.map((act) => ({ value: act, label: t(`moderation.act.${act}`) }))}
          />
        )}
        {acts.includes('join') && (
          <TextField name="other" inputMode="numeric" label={t('moderation.other')} />
        )}
        <TextArea
          name="because"
          isRequired={required.includes('because')}
          label={t(acts.length === 1 && only ? `moderation.act.${only}` : 'moderation.because')}
          rows={2}
          maxLength={moderationLimits.because}
          {...(isMissing && { errorMessage: t('moderation.refused') })}
        />
        <Inline>
          <Button type="submit" variant="secondary">
            {t('moderation.decide')}
          </Button>
        </Inline>
      </Stack>
    </ActForm>
  )
}
