import type { DraftCheck } from '#domain/api/listings/Drafts.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useDrafts } from '../model/useDrafts.ts'
import { DraftForm } from './DraftForm.tsx'
import { OtherAd } from './OtherAd.tsx'

export interface SameHomesProps {
  draft: number
  others: DraftCheck['sameHome']
}

/** Ads that seem to be of the same home. The advertiser may say that it is another one; nothing is refused. */
export function SameHomes({ draft, others }: SameHomesProps) {
  const { t } = useTexts()
  const { anotherHome } = useDrafts()
  if (others.length === 0) return null
  return (
    <Notice heading={t('publish.sameHome')}>
      <Stack space="sm">
        <Text>{t('publish.sameHome.text')}</Text>
        <Stack as="ul" space="xs">
          {others.map((other) => (
            <li key={other.id}>
              <OtherAd card={other} />
            </li>
          ))}
        </Stack>
        <DraftForm act="anotherHome" values={{ draft }} onSubmit={() => void anotherHome(draft)}>
          <Button type="submit" variant="secondary" size="small">
            {t('publish.sameHome.another')}
          </Button>
        </DraftForm>
      </Stack>
    </Notice>
  )
}
