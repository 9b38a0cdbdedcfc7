import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { FactName } from '#domain/listing/facts/factTable.ts'
import { factNames } from '#domain/listing/facts/factTable.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { FactList } from '#design-system/collections/FactList/FactList.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { run } from '#app/transport/call.ts'
import { drafts } from '#app/transport/drafts/drafts.ts'
import { draftKeys, isOfDrafts } from '#app/transport/drafts/draftKeys.ts'
import { fieldTerm } from '../model/fieldWords.ts'
import { statedText } from '../model/statedText.ts'
import type { StepViewProps } from '../model/StepProps.ts'
import { useFresh } from '../model/useFresh.ts'
import { DraftForm } from '../views/DraftForm.tsx'
import { InLanguages } from '../views/InLanguages.tsx'
import { Holds } from '../views/Holds.tsx'
import { Missing } from './CheckStep.tsx'

/** What the ad will say, and the press that publishes it. */
export function PreviewStep({ draft, saving }: StepViewProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { mutate } = useSWRConfig()
  const [failures, setFailures] = useState(0)
  const check = useFresh(draftKeys.check(draft.id, language), draft.version)
  const preview = useFresh(draftKeys.preview(draft.id, language), draft.version)
  const isChange = draft.status !== 'draft'
  const publish = async () => {
    if ((await saving.flush()) === undefined) return
    const { failure } = await withSession(t, () => run(drafts.publish(draft.id, language)), 'publish.session')
    await mutate(isOfDrafts)
    if (failure?._tag === 'StatusError' && failure.reason === 'ListingInvalid')
      return setFailures((count) => count + 1)
    if (failure) await tellFailure(failure as never, t)
  }
  const facts = factNames.filter((name) => draft.fields[name] !== undefined)
  return (
    <>
      {draft.isPublished ? (
        <Outcome draft={draft} />
      ) : (
        <>
          <Missing draft={draft} />
          {check.data && <Holds holds={check.data.holds} />}
        </>
      )}
      {failures > 0 && (
        <Notice key={failures} tone="danger" role="alert">
          <p>{t('publish.notReady')}</p>
        </Notice>
      )}
      {draft.changed.length > 0 && (
        <Text>
          {t('publish.preview.changes', {
            facts: draft.changed.map((path) => fieldTerm(texts, path)).join(', '),
          })}
        </Text>
      )}
      <Stack space="sm">
        {Object.entries(draft.fields)
          .filter(([path]) => path.startsWith(`texts.${language}.`) || path.startsWith('texts.el.'))
          .map(([path, text]) => (
            <Stack key={path} space="none">
              <Heading level={2} size="label">
                {fieldTerm(texts, path)}
              </Heading>
              <Text>
                <OwnLanguage>{String(text)}</OwnLanguage>
              </Text>
            </Stack>
          ))}
      </Stack>
      <FactList
        facts={facts.map((name: FactName) => ({
          term: fieldTerm(texts, name),
          value: statedText(texts, name, draft.fields[name] ?? ''),
        }))}
        layout="columns"
      />
      {!draft.isPublished && preview.data && <InLanguages pages={preview.data.pages} />}
      {!draft.isPublished && (
        <DraftForm act="publish" values={{ draft: draft.id }} onSubmit={() => void publish()}>
          <Stack space="sm">
            <Text size="small" tone="muted">
              {t('publish.preview.text')}
            </Text>
            <Button type="submit">{t(isChange ? 'publish.publishChanges' : 'publish.publish')}</Button>
          </Stack>
        </DraftForm>
      )}
    </>
  )
}

/** What became of the ad. */
function Outcome({ draft }: Pick<StepViewProps, 'draft'>) {
  const { t, language } = useTexts()
  const { data } = useFresh(draftKeys.check(draft.id, language), draft.version)
  if (draft.status === 'held') return <Holds holds={data?.holds ?? []} />
  const link = (
    <ButtonLink href={localPath(language, listingPath(draft.listingId ?? 0))}>
      {t('publish.done.see')}
    </ButtonLink>
  )
  return <Notice tone="success" heading={t('publish.done')} isFocusTarget action={link} />
}
