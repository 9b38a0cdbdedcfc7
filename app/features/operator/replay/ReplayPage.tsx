import { useSyncExternalStore } from 'react'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { replayKey } from '#app/transport/operator.ts'
import { OperatorFrame } from '../OperatorFrame.tsx'
import { Player } from './Player.tsx'

const never = () => () => undefined
const here = () => true
const elsewhere = () => false

/** One recorded visit, played. What people wrote is not in it. */
export function ReplayPage() {
  const { t, language } = useTexts()
  const { search } = usePlace()
  const id = search.get('id') ?? ''
  // The server renders no player: the events are fetched in the browser alone.
  const isHere = useSyncExternalStore(never, here, elsewhere)
  return (
    <OperatorFrame title={t('operator.replay.title')}>
      {id === '' ? (
        <Notice>
          <p>{t('operator.replay.failed')}</p>
        </Notice>
      ) : !isHere ? (
        <Skeleton shape="text" />
      ) : (
        <PersonalReply
          reply={replayKey(language, id)}
          loading={<Skeleton shape="text" />}
          failed={t('operator.replay.failed')}
        >
          {({ events }) =>
            events.length < 2 ? (
              <Notice>
                <p>{t('operator.replay.short')}</p>
              </Notice>
            ) : (
              <Player events={events} />
            )
          }
        </PersonalReply>
      )}
    </OperatorFrame>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('operator.replay.title'), ...unlisted })
