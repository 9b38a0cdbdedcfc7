import type { ShownEstimate } from '../model/ShownEstimate.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { valuationAddress } from '#domain/valuation/valuationParameters.ts'
import { sellHomePath } from '#domain/valuation/valuationPaths.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useMyHomes } from '../homes/useMyHomes.ts'

/** What may be done with an estimate: keep the home, or ask agencies. */
export function Next({ typed }: Pick<ShownEstimate, 'typed'>) {
  const { t, language } = useTexts()
  const { keep } = useMyHomes()
  const address = valuationAddress({ ...typed, dropped: '' })
  return (
    <Stack space="xs">
      <Inline>
        <Button onPress={() => void keep(address.slice(address.indexOf('?') + 1))}>
          {t('myHomes.keep')}
        </Button>
        <ButtonLink href={localPath(language, sellHomePath)} variant="secondary">
          {t('myHomes.ask')}
        </ButtonLink>
      </Inline>
      <Text size="small" tone="muted" isMeasured>
        {t('myHomes.keep.what')}
      </Text>
    </Stack>
  )
}
