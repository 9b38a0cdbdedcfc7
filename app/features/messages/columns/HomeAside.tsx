import { useState } from 'react'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Picture } from '#design-system/media/Picture/Picture.tsx'
import { calendarPath } from '#domain/contact/contactPaths.ts'
import type { Conversation } from '#domain/contact/Conversation.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { contactKeys } from '#app/transport/contact/contactKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { nextVisit } from '../model/nextVisit.ts'
import { visitTime } from '../model/visitTime.ts'
import * as styles from './Messages.css.ts'

/** The home of the open conversation, and the next visit to it. */
export function HomeAside({ id }: { id: string }) {
  const { t, language } = useTexts()
  const { data } = useApi(contactKeys.conversation(id, language))
  return (
    <aside className={styles.aside()} aria-label={t('messages.home')}>
      {data && <Home {...data.listing} />}
      {data && <NextVisit visits={data.visits} />}
    </aside>
  )
}

function Home({ id, title, price, photo, isActive }: Conversation['listing']) {
  const { t, format, language } = useTexts()
  return (
    <Stack space="sm">
      {photo && (
        <Picture
          path={photo.path}
          widths={photo.widths}
          alt=""
          sizes="20rem"
          ratio="3:2"
          corners="round"
          placeholder={photo.colour}
        />
      )}
      <Stack space="xxs">
        {price !== null && (
          <Text size="lead" weight="bold" isTabular>
            {format.money(price)}
          </Text>
        )}
        <Heading level={2} size="label">
          {title}
        </Heading>
      </Stack>
      {isActive ? (
        <div>
          <ButtonLink
            href={localPath(language, listingPath(id))}
            variant="secondary"
            size="small"
            icon="home"
          >
            {t('messages.home.open')}
          </ButtonLink>
        </div>
      ) : (
        <Text tone="muted">{t('messages.listing.gone')}</Text>
      )}
    </Stack>
  )
}

function NextVisit({ visits }: Pick<Conversation, 'visits'>) {
  const texts = useTexts()
  const { t } = texts
  const [now] = useState(() => Date.now())
  const next = nextVisit(visits, now)
  if (!next) return null
  return (
    <Stack space="sm">
      <Heading level={2} size="label">
        {t('messages.nextVisit')}
      </Heading>
      <Text isTabular>{visitTime(texts, next.startsAt, next.minutes)}</Text>
      <Text size="small" tone="muted">
        {t(`messages.visit.${next.mode}`)}
      </Text>
      <div>
        <ButtonLink href={calendarPath(next.id)} variant="secondary" size="small" icon="calendar" download>
          {t('messages.visit.calendar')}
        </ButtonLink>
      </div>
    </Stack>
  )
}
