import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { isInquiryReference } from '#domain/inquiries/inquiries.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { InquiryForm } from './InquiryForm.tsx'

/** The form for questions to the operator; once it was sent, the reference. */
export function ContactUsPage() {
  const { t } = useTexts()
  const { search } = usePlace()
  // Where the form ends, with script and without.
  const reference = search.get('sent') ?? ''
  const isSent = isInquiryReference(reference)
  return (
    <Container width="text" isSpaced>
      <Stack space="xl">
        <Stack space="sm">
          <Heading level={1} isFocusTarget>
            {t(isSent ? 'contactUs.sent' : 'contactUs.title')}
          </Heading>
          <Text size="lead" tone="muted">
            {isSent ? t('contactUs.sent.text', { reference }) : t('contactUs.lead')}
          </Text>
        </Stack>
        {isSent ? <Again /> : <InquiryForm topic={search.get('topic') ?? ''} />}
      </Stack>
    </Container>
  )
}

function Again() {
  const { t, language } = useTexts()
  return (
    <div>
      <Link href={localPath(language, routePath('contactUs'))} isStanding>
        {t('contactUs.again')}
      </Link>
    </div>
  )
}

export const head: HeadOf = ({ texts: { t }, search }) => ({
  title: t(isInquiryReference(search.get('sent') ?? '') ? 'contactUs.sent' : 'contactUs.title'),
  description: t('contactUs.lead'),
})
