import type { SavedListing } from '#domain/api/Saved.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useSaving } from '#app/shared/savedListings/useSaving.ts'

export interface GoneHomesProps {
  homes: readonly SavedListing[]
  onChange: () => void
}

/** Saved homes that are sold, let or withdrawn: listed rather than left out. */
export function GoneHomes({ homes, onChange }: GoneHomesProps) {
  const { t } = useTexts()
  const save = useSaving()
  return (
    <Stack space="sm" as="section">
      <Heading level={2} size="label">
        {t('saved.goneTitle')}
      </Heading>
      <Stack as="ul" space="xs">
        {homes.map(({ listingId: id }) => (
          <li key={id}>
            <Inline justify="between">
              <Text>{t('saved.gone', { id: String(id) })}</Text>
              <Button
                variant="secondary"
                size="small"
                aria-label={t('saved.remove', { id: String(id) })}
                onPress={() => void save(id, false).then(onChange)}
              >
                {t('saved.removeShort')}
              </Button>
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
