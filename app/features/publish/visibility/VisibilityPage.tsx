import type { Visibility } from '#domain/api/listings/Visibility.ts'
import { overdueSteps, type PlanName } from '#domain/visibility/plans.ts'
import { paymentParameter, withdrawParameter } from '#domain/visibility/paths.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useUser } from '#app/shared/account/useUser.ts'
import { unlisted } from '#app/shell/head.ts'
import { usePortal } from '#app/shell/Portal.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { visibilityKey } from '#app/transport/drafts/draftKeys.ts'
import { Document } from './Document.tsx'
import { Offers } from './Offers.tsx'
import { Orders } from './Orders.tsx'
import { Withdrawal } from './Withdrawal.tsx'

interface Params {
  readonly id: number
  readonly document?: number
}

/** What can be bought for one's own ad, what was bought, the documents, and the withdrawal from a contract. */
export function VisibilityPage({ params: { id, document } }: { params: Params }) {
  const { t, language } = useTexts()
  const { isSignedIn } = useUser()
  const { search } = usePlace()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('visibility.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  const withdrawn = search.get(withdrawParameter)
  return (
    <AccountPage
      title={withdrawn === null ? t('visibility.title') : t('visibility.withdrawTitle')}
      noScript={t('visibility.noScript')}
      width="text"
    >
      <Outcome />
      <PersonalReply
        reply={visibilityKey(id, language)}
        loading={<Skeleton shape="text" />}
        failed={t('visibility.loadFailed')}
      >
        {(visibility) => {
          if (document !== undefined) return <Document visibility={visibility} number={document} />
          if (withdrawn !== null) return <Withdrawal visibility={visibility} order={withdrawn} />
          return (
            <Stack space="xl">
              <Standing visibility={visibility} />
              <Offers visibility={visibility} />
              <Orders visibility={visibility} />
            </Stack>
          )
        }}
      </PersonalReply>
    </AccountPage>
  )
}

/** What came of the payment, or of a form without script. */
function Outcome() {
  const { t } = useTexts()
  const { search } = usePlace()
  const payment = search.get(paymentParameter)
  const said = search.has('refused')
    ? ({ tone: 'danger', text: 'visibility.refused' } as const)
    : payment === 'paid'
      ? ({ tone: 'success', text: 'visibility.paid' } as const)
      : payment === 'cancelled'
        ? ({ tone: 'warning', text: 'visibility.cancelled' } as const)
        : undefined
  if (said === undefined) return null
  return (
    <Notice tone={said.tone}>
      <p>{t(said.text)}</p>
    </Notice>
  )
}

function Standing({ visibility }: { visibility: Visibility }) {
  const { tier, plan } = visibility
  const { t } = useTexts()
  return (
    <Stack space="sm">
      <Text weight="semibold">
        {tier === 'none' ? t('visibility.nowNone') : t('visibility.now', { tier: t(`tier.${tier}`) })}
      </Text>
      {plan !== null && <Plan visibility={visibility} plan={plan} />}
      <Text isMeasured>{t('visibility.what')}</Text>
    </Stack>
  )
}

function Plan({ visibility, plan }: { visibility: Visibility; plan: PlanName }) {
  const { t, format } = useTexts()
  const { shownAds, mostAds: most, overdueSince } = visibility
  const shown = format.number(shownAds)
  return (
    <>
      <Text>{t('visibility.plan', { plan: t(`agencyPlan.${plan}`) })}</Text>
      <Text tone="muted">
        {most === null
          ? t('visibility.planNoLimit', { shown })
          : t('visibility.planAds', { shown, most: format.number(most) })}
      </Text>
      {overdueSince !== null && (
        <Text>
          {t('visibility.overdue', {
            date: format.longDate(overdueSince),
            nothingNew: overdueSteps[1].day,
            paused: overdueSteps[2].day,
          })}
        </Text>
      )}
    </>
  )
}

export const head: HeadOf<never, Params> = ({ texts: { t } }) => ({
  title: t('visibility.title'),
  ...unlisted,
})
