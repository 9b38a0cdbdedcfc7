import type { QueuedAd } from '#domain/api/Moderation.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Divider } from '#design-system/layout/Divider/Divider.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Picture } from '#design-system/media/Picture/Picture.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { Decide } from './Decide.tsx'
import { Objection, Reports } from './Said.tsx'

/** An ad beside its checks, with what people say of it and what may be decided. */
export function Ad({ ad }: { ad: QueuedAd }) {
  const { t, format, language } = useTexts()
  const { listingId, since, status, contract, price, surface, advertiser, texts, holds } = ad
  const stated = (value: number | null, write: (value: number) => string) =>
    value === null ? t('moderation.notStated') : write(value)
  const isShown = status === 'active'
  const home = ad.sameHome.length > 0 ? (['join', 'part'] as const) : (['join'] as const)
  const name = t('moderation.ad', { id: listingId, date: format.longDate(since) })
  return (
    <Stack as="article" space="md">
      <Inline justify="between" align="center">
        <Heading level={2} size="label">
          {isShown ? (
            <Link href={localPath(language, listingPath(listingId))} isStanding>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        <Badge tone={isShown ? 'success' : 'warning'}>
          {t(isShown ? 'moderation.status.active' : 'moderation.status.held')}
        </Badge>
      </Inline>
      <Text>
        {t('moderation.facts', {
          contract: t(`contract.${contract}`),
          price: stated(price, format.money),
          surface: stated(surface, format.area),
          advertiser,
        })}
      </Text>
      {holds.map(({ reason, field, found }) => (
        <Text key={`${reason} ${field}`} weight="semibold">
          {t(`moderation.check.${reason}`, { found })}
        </Text>
      ))}
      <Photographs photos={ad.photos} />
      {ad.sameHome.length > 0 && <Text>{t('moderation.sameHome', { ids: ad.sameHome.join(', ') })}</Text>}
      {texts.length > 0 && (
        <Disclosure summary={t('moderation.words')} isInitiallyOpen={holds.length > 0}>
          <Stack space="sm">
            {texts.map(({ language: of, text }) => (
              <Text key={of} isMeasured>
                <OwnLanguage>{text}</OwnLanguage>
              </Text>
            ))}
          </Stack>
        </Disclosure>
      )}
      <Objection appeal={ad.appeal} />
      <Reports reports={ad.reports} />
      <Divider />
      <Decide
        acts={isShown ? ['hold', 'remove', ...home] : ['release', 'remove', 'hold', ...home]}
        id={listingId}
      />
      <History acts={ad.acts} />
    </Stack>
  )
}

/** What the advertiser sent: looking at it is half of the decision. */
function Photographs({ photos }: Pick<QueuedAd, 'photos'>) {
  const { t } = useTexts()
  if (photos.length === 0) return null
  return (
    <Grid as="ul" columns="small" space="xs" aria-label={t('moderation.photos')}>
      {photos.map(({ path, widths, subject, colour, line }) => (
        <li key={path}>
          <Picture
            path={path}
            widths={widths}
            alt={[t(`photoSubject.${subject}`), line?.text ?? ''].filter((part) => part !== '').join(': ')}
            sizes="12rem"
            ratio="3:2"
            corners="round"
            placeholder={colour}
          />
        </li>
      ))}
    </Grid>
  )
}

function History({ acts }: Pick<QueuedAd, 'acts'>) {
  const { t, format } = useTexts()
  if (acts.length === 0) return null
  return (
    <Disclosure summary={t('moderation.history')} look="plain">
      <Stack as="ul" space="xs">
        {acts.map(({ at, act, moderator, because }) => (
          <li key={at}>
            {t('moderation.historyLine', {
              date: format.longDate(at),
              moderator,
              act: t(`moderation.act.${act}`),
              because,
            })}
          </li>
        ))}
      </Stack>
    </Disclosure>
  )
}
