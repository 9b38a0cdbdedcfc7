import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { eventsKey, flagsKey, replaysKey } from '#app/transport/operator.ts'
import { Counts } from './Counts.tsx'
import { Flags } from './Flags.tsx'
import { OperatorFrame } from './OperatorFrame.tsx'
import { Replays } from './replay/Replays.tsx'

/** Flags, counts of events and replays. Others than operators find nothing. */
export function OperatorPage() {
  const { t, language } = useTexts()
  const { search } = usePlace()
  const states = { loading: <Skeleton shape="text" />, failed: t('operator.loadFailed') }
  return (
    <OperatorFrame title={t('operator.title')}>
      {search.has('refused') && (
        <Notice tone="danger">
          <p>{t('operator.refused')}</p>
        </Notice>
      )}
      <PersonalReply reply={flagsKey(language)} {...states}>
        {(switches) => <Flags {...switches} />}
      </PersonalReply>
      <PersonalReply reply={eventsKey(language)} {...states}>
        {(counts) => <Counts {...counts} />}
      </PersonalReply>
      <PersonalReply reply={replaysKey(language)} {...states}>
        {({ replays }) => <Replays replays={replays} />}
      </PersonalReply>
    </OperatorFrame>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('operator.title'), ...unlisted })
