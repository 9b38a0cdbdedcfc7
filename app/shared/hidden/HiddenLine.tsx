import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'

export interface HiddenLineProps {
  /** How many cards of this list are left out. */
  count: number
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** Says how many homes one hides, shows those of this list, and leads to all of them. */
export function HiddenLine({ count, isShown, onShow }: HiddenLineProps) {
  const { t, language } = useTexts()
  const { blacklistedAds } = useUser().counters
  return (
    <Inline space="sm">
      <Text size="small" tone="muted">
        {t('hidden.line', { count: blacklistedAds })}
      </Text>
      {count > 0 && (
        <Button variant="quiet" size="small" onPress={() => onShow(!isShown)}>
          {isShown ? t('hidden.line.hide') : t('hidden.line.show', { count })}
        </Button>
      )}
      <Link href={localPath(language, routePath('hiddenAds'))}>{t('hidden.line.all')}</Link>
    </Inline>
  )
}
