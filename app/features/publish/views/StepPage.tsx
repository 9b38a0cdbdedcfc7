import { useRef, useState } from 'react'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { publishParameters, publishPath, stepPath } from '#domain/publishing/paths.ts'
import { stepOfField } from '#domain/publishing/steps.ts'
import { type StepName, stepNames } from '#domain/publishing/stepNames.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { ErrorSummary } from '#design-system/forms/ErrorSummary/ErrorSummary.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { useNavigate } from '#app/shell/navigation.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { draftName } from '../model/draftName.ts'
import { fieldTerm } from '../model/fieldWords.ts'
import { type BeforeNext, fieldId } from '../model/StepProps.ts'
import { useNextKey } from '../model/useNextKey.ts'
import { useSaving } from '../model/useSaving.ts'
import { stepViews } from '../steps/stepViews.tsx'
import { DraftForm } from './DraftForm.tsx'
import { buttons } from './StepPage.css.ts'
import { withKeys } from './NextKey.css.ts'
import { SaveNote } from './SaveNote.tsx'
import { folded } from '../columns/StepColumns.css.ts'
import { Steps } from '../columns/Steps.tsx'

export interface StepPageProps {
  draft: Draft
  step: StepName
}

/** Problems that are told only where they are looked for: what is missing may come later. */
const isMissing = (message: string): boolean => message === 'required' || message === 'energyRequired'

/** One step of an ad: its fields, what is wrong with them, and the ways on and back. */
export function StepPage({ draft, step }: StepPageProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { search } = usePlace()
  const navigate = useNavigate()
  const saving = useSaving(draft)
  const [failures, setFailures] = useState(0)
  const at = stepNames.indexOf(step)
  const [before, after] = [stepNames[at - 1], stepNames[at + 1]]
  const isAsked = search.has('missing')
  const told = (of: Draft) =>
    Object.entries(of.problems).filter(
      ([path, { message }]) => stepOfField(path) === step && (isAsked || !isMissing(message)),
    )
  const problems = told(draft)
  const isRefused = search.has(publishParameters.refused)
  const Fields = stepViews[step]
  const name = (one: StepName) => t(`publish.step.${one}`)
  const hrefOf = (one: StepName) => localPath(language, stepPath(draft.id, one))
  const beforeNext = useRef<BeforeNext>(undefined)
  const go = async () => {
    if ((await beforeNext.current?.()) === false) return
    const stored = await saving.flush()
    if (stored === undefined) return
    if (told(stored).length > 0) return setFailures((count) => count + 1)
    if (after) navigate(hrefOf(after))
  }
  useNextKey(() => void go())
  return (
    <AccountPage title={name(step)} noScript={t('publish.noScript')} width="text">
      <Inline justify="between" align="center">
        <Link href={localPath(language, publishPath)} isStanding>
          {t('publish.later')}
        </Link>
        <SaveNote state={saving.state} savedAt={draft.savedAt} />
      </Inline>
      <Text tone="muted">{draftName(draft, texts)}</Text>
      <div className={folded}>
        <Steps draft={draft} step={step} />
      </div>
      {after && (
        <div className={withKeys}>
          <Text tone="muted" size="small">
            {t('publish.nextKey')}
          </Text>
        </div>
      )}
      {problems.length > 0 && (failures > 0 || isRefused) && (
        <ErrorSummary
          heading={t('publish.problems')}
          problems={problems.map(([path, { sentence }]) => ({
            id: fieldId(path),
            message: t('publish.check.fix', { field: fieldTerm(texts, path), problem: sentence }),
          }))}
          failures={failures}
        />
      )}
      {isRefused && problems.length === 0 && (
        <Notice tone="danger">
          <p>{t('publish.refused')}</p>
        </Notice>
      )}
      <Fields
        draft={draft}
        saving={saving}
        setBeforeNext={(work) => void (beforeNext.current = work)}
        problemOf={(path) => problems.find(([other]) => other === path)?.[1].sentence}
        frame={(children) => (
          <DraftForm
            act="save"
            values={{ draft: draft.id, ...(after && { next: hrefOf(after) }) }}
            onSubmit={() => void go()}
          >
            <Stack space="lg">
              {children}
              <div className={buttons}>
                {before && (
                  <ButtonLink href={hrefOf(before)} variant="secondary">
                    {t('publish.back', { name: name(before) })}
                  </ButtonLink>
                )}
                {after && <Button type="submit">{t('publish.next', { name: name(after) })}</Button>}
              </div>
            </Stack>
          </DraftForm>
        )}
      />
    </AccountPage>
  )
}
