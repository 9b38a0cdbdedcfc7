import { useRef } from 'react'
import type { OwnAd } from '#domain/api/listings/OwnListings.ts'
import type { ListingActionName } from '#domain/listing/listingActions.ts'
import { editPath } from '#domain/publishing/paths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { visibilityPath } from '#domain/visibility/paths.ts'
import { Button, type ButtonProps } from '#design-system/actions/Button/Button.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { closePanel, usePanelDismissal } from '#app/shared/cardMenu/usePanelDismissal.ts'
import { adName } from '../model/adName.ts'
import { useAdAction } from '../model/useAdAction.ts'
import { DraftForm } from '../views/DraftForm.tsx'
import * as styles from './Ad.css.ts'

/** What keeps an ad in the lists or brings it back: it is not looked for in a menu. */
const first: readonly ListingActionName[] = ['confirm', 'activate']

/** To change an ad and to keep it shown at once; everything else in a menu, which works without script. */
export function AdActions({ ad }: { ad: OwnAd }) {
  const texts = useTexts()
  const { t } = texts
  const panel = useRef<HTMLDivElement>(null)
  usePanelDismissal(panel)
  const { id, status, actions } = ad
  const name = adName(ad, texts)
  const isGone = status === 'withdrawn' || status === 'soldOrRented'
  const main = first.find((action) => actions.includes(action))
  const others = actions.filter((action) => action !== main)
  return (
    <div className={styles.actions}>
      {!isGone && (
        <AdLink ad={ad} path={editPath(id)} variant="secondary">
          {t('ads.edit')}
        </AdLink>
      )}
      {main && <Act ad={ad} action={main} variant="secondary" />}
      {(!isGone || others.length > 0) && (
        <Disclosure
          look="floating"
          group="ad"
          hasMarker={false}
          summary={
            <>
              <Icon name="more" size="small" />
              <VisuallyHidden>{t('ads.actOn', { act: t('ads.more'), name })}</VisuallyHidden>
            </>
          }
        >
          <div ref={panel}>
            <Stack as="ul" space="xxs">
              {!isGone && (
                <li>
                  <AdLink ad={ad} path={visibilityPath(id)} variant="quiet">
                    {t('ads.visibility')}
                  </AdLink>
                </li>
              )}
              {others.map((action) => (
                <li key={action}>
                  <Act ad={ad} action={action} variant="quiet" onPress={() => closePanel(panel.current)} />
                </li>
              ))}
            </Stack>
          </div>
        </Disclosure>
      )}
    </div>
  )
}

interface AdLinkProps {
  variant: 'secondary' | 'quiet'
  ad: OwnAd
  /** Without the language. */
  path: string
  children: string
}

/** A link to a page of an ad; its name says of which. */
function AdLink({ ad, path, variant, children }: AdLinkProps) {
  const texts = useTexts()
  const { t, language } = texts
  return (
    <ButtonLink
      href={localPath(language, path)}
      variant={variant}
      size="small"
      aria-label={t('ads.actOn', { act: children, name: adName(ad, texts) })}
    >
      {children}
    </ButtonLink>
  )
}

interface ActProps extends Required<Pick<ButtonProps, 'variant'>> {
  ad: OwnAd
  action: ListingActionName
  onPress?: () => void
}

/** A change of the status of an ad: a form, since it works without script. */
function Act({ ad, action, variant, onPress }: ActProps) {
  const texts = useTexts()
  const { t } = texts
  const act = useAdAction()
  const words = action === 'sold' && ad.contract === 'rent' ? t('ads.act.rented') : t(`ads.act.${action}`)
  return (
    <DraftForm
      act="status"
      values={{ listing: ad.id, name: action }}
      onSubmit={() => {
        onPress?.()
        void act(ad.id, action)
      }}
    >
      <Button
        type="submit"
        variant={variant}
        size="small"
        aria-label={t('ads.actOn', { act: words, name: adName(ad, texts) })}
      >
        {words}
      </Button>
    </DraftForm>
  )
}
