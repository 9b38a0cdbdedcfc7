import { useSWRConfig } from 'swr'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { run } from '#app/transport/call.ts'
import { homeCalls } from '#app/transport/drafts/drafts.ts'
import { homeKey } from '#app/transport/drafts/draftKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { DraftForm } from '../views/DraftForm.tsx'
import { OtherAd } from '../views/OtherAd.tsx'

/** The other ads that seem to be of the home of an ad: its advertiser parts it from them, and takes that back. */
export function HomeOfAd({ id }: { id: number }) {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const { data } = useApi(homeKey(id, language))
  if (data === undefined || (data.others.length === 0 && !data.isParted)) return null
  const send = async (act: 'part' | 'join') => {
    const { failure } = await (act === 'part'
      ? withSession(t, () => run(homeCalls.part(id, language)), 'publish.session')
      : withSession(t, () => run(homeCalls.join(id, language)), 'publish.session'))
    await mutate(homeKey(id, language))
    if (failure) await tellFailure(failure, t)
  }
  const offer = (act: 'part' | 'join') => (
    <DraftForm act={act} values={{ listing: id }} onSubmit={() => void send(act)}>
      <Button type="submit" variant="secondary" size="small">
        {t(`ads.home.${act}`)}
      </Button>
    </DraftForm>
  )
  return (
    <Stack as="section" space="sm" aria-labelledby="home">
      <Heading level={2} id="home" size="subheading">
        {t('ads.home')}
      </Heading>
      {data.others.length > 0 && (
        <>
          <Text isMeasured>{t('ads.home.text')}</Text>
          <Stack as="ul" space="xs">
            {data.others.map((card) => (
              <li key={card.id}>
                <OtherAd card={card} />
              </li>
            ))}
          </Stack>
          {offer('part')}
        </>
      )}
      {data.isParted && (
        <>
          <Text isMeasured>{t('ads.home.parted')}</Text>
          {offer('join')}
        </>
      )}
    </Stack>
  )
}
