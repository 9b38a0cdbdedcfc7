import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { purposesOf, type Services } from '#domain/site.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { choose } from './consent.ts'
import { ServiceTexts } from './ServiceTexts.tsx'

export interface ConsentDialogProps {
  services: Services
  onChosen: () => void
}

/** Asks for consent: to refuse is as easy as to agree, and closing refuses. */
export function ConsentDialog({ services, onChosen }: ConsentDialogProps) {
  const { t, language } = useTexts()
  const end = (agreed: Parameters<typeof choose>[0]) => {
    choose(agreed)
    onChosen()
  }
  return (
    <Dialog
      isOpen
      size="small"
      onClose={() => end([])}
      title={t('consent.title')}
      closeLabel={t('consent.close')}
    >
      <Stack space="lg">
        <ServiceTexts services={services} />
        <div>
          <Link href={localPath(language, routePath('cookies'))} isStanding>
            {t('consent.more')}
          </Link>
        </div>
        <Inline space="sm">
          <Button variant="secondary" onPress={() => end([])}>
            {t('consent.refuse')}
          </Button>
          <Button variant="secondary" onPress={() => end(purposesOf(services))}>
            {t('consent.agree')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
