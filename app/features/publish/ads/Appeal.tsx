import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { OwnAd } from '#domain/api/listings/OwnListings.ts'
import { type ModerationForm, moderationFormPath, moderationLimits } from '#domain/moderation/acts.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { ActForm } from '#app/shared/forms/ActForm.tsx'
import { textOf } from '#app/shared/forms/textOf.ts'
import { run } from '#app/transport/call.ts'
import { appeal as sendAppeal } from '#app/transport/drafts/drafts.ts'
import { ownAdsKey } from '#app/transport/drafts/draftKeys.ts'

/** The advertiser of an ad that is held objects, and reads what came of it. */
export function Appeal({ ad: { id, appeal } }: { ad: OwnAd }) {
  const { t, language, format } = useTexts()
  const { mutate } = useSWRConfig()
  const [isMissing, setMissing] = useState(false)
  if (appeal?.isOpen === true) return <Text>{t('appeal.sent', { date: format.longDate(appeal.at) })}</Text>
  const send = async (form: FormData) => {
    const text = textOf(form, 'text')
    setMissing(text === '')
    if (text === '') return
    const { failure } = await withSession(
      t,
      () => run(sendAppeal({ listingId: id, text }, language)),
      'publish.session',
    )
    await mutate(ownAdsKey(language))
    if (failure) await tellFailure(failure, t)
  }
  return (
    <ActForm<ModerationForm>
      action={moderationFormPath}
      act="appeal"
      values={{ listing: id }}
      onSubmit={(form) => void send(form)}
    >
      <Stack space="sm">
        <Heading level={2}>{t('appeal.title')}</Heading>
        {appeal?.answer != null && <Text>{t('appeal.denied', { answer: appeal.answer })}</Text>}
        <TextArea
          name="text"
          isRequired
          label={t('appeal.text')}
          description={t('appeal.note')}
          maxLength={moderationLimits.appeal}
          {...(isMissing && { errorMessage: t('appeal.missing') })}
        />
        <Button type="submit" variant="secondary">
          {t('appeal.send')}
        </Button>
      </Stack>
    </ActForm>
  )
}
