import type { Draft } from '#domain/api/listings/Drafts.ts'
import { publishParameters, stepPath } from '#domain/publishing/paths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { draftKeys } from '#app/transport/drafts/draftKeys.ts'
import { draftName } from '../model/draftName.ts'
import { useDrafts } from '../model/useDrafts.ts'
import { DraftForm } from './DraftForm.tsx'

/** Begins a new ad, and lists those that are half written. */
export function Begin() {
  const { t, language } = useTexts()
  const { search } = usePlace()
  const { start } = useDrafts()
  return (
    <AccountPage title={t('publish.title')} noScript={t('publish.noScript')} width="text">
      {search.has(publishParameters.refused) && (
        <Notice tone="danger">
          <p>{t('publish.refused')}</p>
        </Notice>
      )}
      <Text>{t('publish.intro')}</Text>
      <DraftForm act="start" values={{}} onSubmit={() => void start()}>
        <Button type="submit">{t('publish.start')}</Button>
      </DraftForm>
      <PersonalReply
        reply={draftKeys.list(language)}
        loading={<Skeleton shape="text" />}
        failed={t('publish.loadFailed')}
      >
        {(reply) => (reply.drafts.length > 0 ? <DraftList drafts={reply.drafts} /> : null)}
      </PersonalReply>
    </AccountPage>
  )
}

function DraftList({ drafts }: { drafts: readonly Draft[] }) {
  const texts = useTexts()
  const { t, format, language } = texts
  const { remove } = useDrafts()
  return (
    <Stack space="md">
      <Heading level={2}>{t('publish.drafts')}</Heading>
      <Stack as="ul" space="md">
        {drafts.map((draft) => {
          const name = draftName(draft, texts)
          return (
            <li key={draft.id}>
              <Inline justify="between" align="center">
                <Stack space="none">
                  <Link href={localPath(language, stepPath(draft.id, 'offer'))} isStanding>
                    {t('publish.continue', { name })}
                  </Link>
                  <Text size="small" tone="muted">
                    {t('publish.savedOn', { date: format.date(draft.savedAt) })}
                  </Text>
                </Stack>
                <DraftForm act="remove" values={{ draft: draft.id }} onSubmit={() => void remove(draft.id)}>
                  <Button
                    type="submit"
                    variant="secondary"
                    size="small"
                    aria-label={t('publish.removeOne', { name })}
                  >
                    {t('publish.remove')}
                  </Button>
                </DraftForm>
              </Inline>
            </li>
          )
        })}
      </Stack>
    </Stack>
  )
}
