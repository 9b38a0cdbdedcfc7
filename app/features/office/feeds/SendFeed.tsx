import { useState } from 'react'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { FileButton } from '#design-system/actions/FileButton/FileButton.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { csvTemplatePath } from '#domain/agency/feeds.ts'
import { runParameter, sectionPath } from '#domain/agency/workPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { feedCalls } from '#app/transport/office/feeds.ts'
import { useOfficeChange } from '../model/useOfficeChange.ts'

/** Sends a file, and goes to its report. */
export function SendFeed({ slug }: { slug: string }) {
  const { t, language } = useTexts()
  const change = useOfficeChange()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const send = async (file: File | undefined) => {
    if (file === undefined) return
    setSending(true)
    const sent = await change(feedCalls.upload(slug, file, language))
    setSending(false)
    if (sent === undefined) return
    navigate(`${localPath(language, sectionPath(slug, 'feeds'))}?${runParameter}=${sent.runId}`)
  }
  return (
    <Stack as="section" space="md">
      <Heading level={2} size="subheading">
        {t('office.feed.send')}
      </Heading>
      <Text isMeasured>{t('office.feed.sendText')}</Text>
      <Inline align="center">
        <FileButton
          variant="primary"
          acceptedFileTypes={['.xml', '.csv', '.json']}
          isPending={isSending}
          pendingLabel={t('office.feed.sending')}
          onSelect={([file]) => void send(file)}
        >
          {t('office.feed.choose')}
        </FileButton>
        <Link href={csvTemplatePath} download isStanding>
          {t('office.feed.template')}
        </Link>
      </Inline>
    </Stack>
  )
}
