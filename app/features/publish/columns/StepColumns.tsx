import { type ReactNode, useEffect, useState } from 'react'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import type { StepName } from '#domain/publishing/stepNames.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { CardLoading } from './CardLoading.tsx'
import { useMedia } from '#app/shared/useMedia.ts'
import { whenIdle } from '#app/shared/whenIdle.ts'
import { draftCard } from './draftCard.ts'
import * as styles from './StepColumns.css.ts'
import { StepsBeside } from './Steps.tsx'

export interface StepColumnsProps {
  draft: Draft
  step: StepName
  /** The form of the step. */
  children: ReactNode
}

const headingId = 'draft-card'

/** The form, where there is room between the steps and the card that lists will show. */
export function StepColumns({ draft, step, children }: StepColumnsProps) {
  const { t } = useTexts()
  const isRoomy = useMedia(styles.roomy)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isRoomy ? whenIdle(() => setIdle(true)) : undefined), [isRoomy])
  return (
    <div className={styles.columns}>
      <div className={styles.beside}>
        <StepsBeside draft={draft} step={step} />
      </div>
      <div className={styles.form}>{children}</div>
      <div className={styles.beside}>
        {isRoomy && (
          <Stack as="aside" aria-labelledby={headingId} space="sm">
            <Heading level={2} size="label" id={headingId}>
              {t('publish.card')}
            </Heading>
            {isIdle ? <draftCard.Part draft={draft} /> : <CardLoading />}
          </Stack>
        )}
      </div>
    </div>
  )
}
