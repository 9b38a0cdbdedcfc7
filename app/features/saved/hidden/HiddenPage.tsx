import { Button } from '#design-system/actions/Button/Button.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { HiddenHome } from '#domain/api/saved/Hidden.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { showHome } from '#app/shared/hidden/hiddenStore.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { unlisted } from '#app/shell/head.ts'
import { usePortal } from '#app/shell/Portal.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { savedKeys } from '#app/transport/saved/savedKeys.ts'
import { Fresh } from '../views/Fresh.tsx'
import { SavedForm } from '../views/SavedForm.tsx'
import { SavedLoading } from '../views/SavedLoading.tsx'

/** The homes that one hid, with the reason, to be shown again one by one or all. */
export function HiddenPage() {
  const { t, language } = useTexts()
  const isSignedIn = useIsSignedIn()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('hidden.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  return (
    <AccountPage title={t('hidden.title')} noScript={t('saved.noScript')} width="page">
      <PersonalReply
        reply={savedKeys.hidden(language)}
        loading={<SavedLoading />}
        failed={t('hidden.loadFailed')}
      >
        {(reply, retry) => (
          <Fresh refresh={retry}>
            <HiddenHomes homes={reply.hidden} onChange={retry} />
          </Fresh>
        )}
      </PersonalReply>
    </AccountPage>
  )
}

function HiddenHomes({ homes, onChange }: { homes: readonly HiddenHome[]; onChange: () => void }) {
  const { t, format, language } = useTexts()
  const show = async (id?: number) => {
    const { failure } = await showHome(id, language)
    if (failure) await tellFailure(act(failure, { KeyReused: () => undefined }), t)
    onChange()
  }
  if (homes.length === 0)
    return (
      <EmptyState icon="eye" heading={t('hidden.empty.title')}>
        {t('hidden.empty.text')}
      </EmptyState>
    )
  return (
    <Stack space="lg">
      <Inline justify="between">
        <Text tone="muted">{t('saved.count', { count: homes.length })}</Text>
        <Button variant="secondary" onPress={() => void show()}>
          {t('hidden.showAll')}
        </Button>
      </Inline>
      <Grid as="ul" columns="thirds" space="xl" aria-label={t('hidden.title')}>
        {homes.map(({ listingId, reason, at, isBack, card }) => (
          <li key={listingId}>
            <Stack space="xs">
              {card ? (
                <ListingCard listing={card} />
              ) : (
                <Text>{t('saved.gone', { id: String(listingId) })}</Text>
              )}
              <Text size="small">
                {t('hidden.since', { reason: t(`hidden.reason.${reason}`), date: format.date(at) })}
              </Text>
              {isBack && <Badge tone="success">{t('hidden.back')}</Badge>}
              <SavedForm act="show" values={{ listing: listingId }} onSubmit={() => void show(listingId)}>
                <Button
                  type="submit"
                  variant="secondary"
                  size="small"
                  aria-label={t('hidden.showOne', { id: String(listingId) })}
                >
                  {t('hidden.show')}
                </Button>
              </SavedForm>
            </Stack>
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('hidden.title'), ...unlisted })
