import { use } from 'react'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { InquiryTopic } from '#domain/inquiries/inquiries.ts'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useFormat } from '#app/i18n/useFormat.ts'
import { useFlags } from '#app/shell/FlagsContext.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import { useSite } from '#app/shared/site/SiteContext.ts'
import type { HeadOf, Visit } from '#app/shell/route.tsx'
import { changedOn, type LegalDocumentName, type LegalSection, shownParagraphs } from './LegalDocument.ts'
import { loadDocument } from './loadDocument.ts'
import { titleKeys } from './titleKeys.ts'

/** Where a choice about services is changed; only where there are any. */
const consentChange = lazyView<object>(
  'app/shared/consent/ConsentChange.tsx',
  async () => (await import('#app/shared/consent/ConsentChange.tsx')).ConsentChange,
  ['consent'],
  'said',
)

/** What the tests found, on the page about accessibility alone. */
const accessibilityRecord = lazyView<object>(
  'app/features/legal/record/AccessibilityRecord.tsx',
  async () => (await import('./record/AccessibilityRecord.tsx')).AccessibilityRecord,
  ['statement'],
)

/** Documents that lead to the form for questions, and the topic that is chosen there. */
const topics: Readonly<Partial<Record<LegalDocumentName, InquiryTopic>>> = {
  privacy: 'privacy',
  about: 'question',
  accessibility: 'barrier',
}

/** A legal document. */
export function LegalPage({ params: { name } }: { params: { name: LegalDocumentName } }) {
  const { t, language } = useTexts()
  const format = useFormat()
  const { title, summary, sections } = use(loadDocument(language, name))
  const topic = topics[name]
  const { services } = useSite()
  // A choice is kept in the browser: the server knows of none.
  const isHydrated = useHydrated()
  return (
    <Container width="text" isSpaced>
      <Stack space="xl">
        <Stack space="sm">
          <Heading level={1} isFocusTarget>
            {title}
          </Heading>
          <Text size="lead" tone="muted">
            {summary}
          </Text>
          <Text size="small" tone="muted">
            {t('shell.legal.changed', { date: format.longDate(changedOn) })}
          </Text>
        </Stack>
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        {name === 'cookies' && isHydrated && services && <consentChange.Part />}
        {name === 'accessibility' && <accessibilityRecord.Part />}
        {topic && (
          <div>
            <Link href={`${localPath(language, routePath('contactUs'))}?topic=${topic}`} isStanding>
              {t('shell.legal.ask')}
            </Link>
          </div>
        )}
      </Stack>
    </Container>
  )
}

function Section({ heading, paragraphs, points }: LegalSection) {
  const texts = shownParagraphs(paragraphs, useFlags(), useSite())
  return (
    <Stack as="section" space="sm">
      <Heading level={2} size="subheading">
        {heading}
      </Heading>
      {texts.map((text) => (
        <Text key={text} isMeasured>
          {text}
        </Text>
      ))}
      {points.length > 0 && (
        <Stack as="ul" space="xs">
          {points.map((point) => (
            <li key={point}>
              <Text as="span" isMeasured>
                {point}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

export const head: HeadOf<never, { name: LegalDocumentName }> = ({ params: { name }, texts: { t } }) => ({
  title: t(titleKeys[name]),
})

/** Loads the document. */
export const prepare = ({ language, params: { name } }: Visit<{ name: LegalDocumentName }>) =>
  loadDocument(language, name)
