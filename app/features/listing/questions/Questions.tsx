import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { type AskedFact, factOfQuestion } from '#domain/publishing/questionFacts.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { conversationHref } from '#app/shared/contact/conversationHref.ts'
import { useOffers } from '../contact/useOffers.ts'
import { missingQuestions } from './missingQuestions.ts'
import * as styles from './Questions.css.ts'
import { useSendQuestions } from './useSendQuestions.ts'

/** What is worth asking, of what the ad leaves out, and a button that asks it. */
export function Questions({ listing }: { listing: ListingDetail }) {
  const { t, format } = useTexts()
  const area = format.area(listing.surface ?? 0)
  const names = missingQuestions(listing)
  const questions = names.map((name) => t(`listing.question.${name}`, { area }))
  const facts = names.flatMap((name) => factOfQuestion(name) ?? [])
  const canWrite = useOffers(listing).includes('message')
  if (questions.length === 0 || !canWrite) return null
  return <Ask {...{ listing, questions, facts }} />
}

interface AskProps {
  listing: ListingDetail
  questions: readonly string[]
  /** What the ad would state with their answers. */
  facts: readonly AskedFact[]
}

function Ask({ listing, questions, facts }: AskProps) {
  const { t, language } = useTexts()
  const { send, isSending, sent } = useSendQuestions(listing, questions, facts)
  return (
    <section className={styles.ask}>
      <Stack space="xs">
        <Heading level={2} size="label">
          {t('listing.questions', { count: questions.length })}
        </Heading>
        <ul className={styles.list}>
          {questions.map((question) => (
            <Text as="li" size="small" key={question}>
              {question}
            </Text>
          ))}
        </ul>
      </Stack>
      <div className={styles.send}>
        {sent ? (
          <Stack space="hair">
            <Text weight="semibold">{t('listing.questions.sent')}</Text>
            {sent.conversationId !== null && (
              <Link href={conversationHref(sent.conversationId, language)} isStanding>
                {t('listing.questions.open')}
              </Link>
            )}
          </Stack>
        ) : (
          <Button
            variant="secondary"
            icon="mail"
            isPending={isSending}
            pendingLabel={t('listing.questions.sending')}
            onPress={send}
          >
            {t('listing.questions.send', { count: questions.length })}
          </Button>
        )}
      </div>
    </section>
  )
}
