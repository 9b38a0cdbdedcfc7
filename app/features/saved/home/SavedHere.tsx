import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { openAuthDialog } from '#app/shared/account/authRequest.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { recent } from '#app/transport/saved/hidden.ts'
import { SavedLoading } from '../views/SavedLoading.tsx'

export interface SavedHereProps {
  title: string
  /** Homes, the latest last. */
  ids: ReadonlySet<number>
}

/** Homes that a visitor without an account saved on this device, and the way to an account that keeps them. */
export function SavedHere({ title, ids }: SavedHereProps) {
  const { t, language } = useTexts()
  return (
    <AccountPage title={title} noScript={t('saved.noScript')} width="page">
      <Stack space="lg">
        <Notice
          tone="info"
          action={
            <Button variant="secondary" size="small" onPress={() => void openAuthDialog()}>
              {t('account.signIn')}
            </Button>
          }
        >
          <p>{t('saved.here.text')}</p>
        </Notice>
        <PersonalReply
          reply={recent.read([...ids].toReversed(), language)}
          loading={<SavedLoading />}
          failed={t('saved.loadFailed')}
          keepsPrevious
        >
          {({ cards }) => (
            <Grid as="ul" columns="thirds" space="xl" aria-label={title}>
              {cards.map((card) => (
                <li key={card.id}>
                  <ListingCard listing={card} titleLevel={2} />
                </li>
              ))}
            </Grid>
          )}
        </PersonalReply>
      </Stack>
    </AccountPage>
  )
}
