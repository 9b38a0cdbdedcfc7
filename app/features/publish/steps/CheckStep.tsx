import type { FactName } from '#domain/listing/facts/factTable.ts'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { stepPath } from '#domain/publishing/paths.ts'
import { stepOfField } from '#domain/publishing/steps.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { draftKeys } from '#app/transport/drafts/draftKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { demandOf } from '../model/demandOf.ts'
import { factTerm, fieldTerm } from '../model/fieldWords.ts'
import { fieldId, type StepViewProps } from '../model/StepProps.ts'
import { useFresh } from '../model/useFresh.ts'
import { Holds } from '../views/Holds.tsx'
import { SameHomes } from '../views/SameHomes.tsx'

/** What is missing, what is not stated and what that costs, and what would make the ad wait for a person. */
export function CheckStep({ draft, frame }: StepViewProps) {
  const { language } = useTexts()
  const { data } = useFresh(draftKeys.check(draft.id, language), draft.version)
  return frame(
    <>
      <Missing draft={draft} />
      {data && <Holds holds={data.holds} />}
      {data && <SameHomes draft={draft.id} others={data.sameHome} />}
      {data && (
        <Unstated draft={draft} stated={data.stated} of={data.of} facts={data.unstated as FactName[]} />
      )}
    </>,
  )
}

/** The way to the field of a problem. */
const hrefOf = (draft: Draft, path: string): string =>
  `${stepPath(draft.id, stepOfField(path))}?missing=1#${fieldId(path)}`

export function Missing({ draft }: { draft: Draft }) {
  const texts = useTexts()
  const { t, language } = texts
  const problems = Object.entries(draft.problems)
  if (problems.length === 0)
    return (
      <Notice tone="success">
        <p>{t('publish.check.ready')}</p>
      </Notice>
    )
  return (
    <Notice tone="warning" heading={t('publish.check.missing')}>
      <Stack as="ul" space="none">
        {problems.map(([path, { sentence }]) => (
          <li key={path}>
            <Link href={localPath(language, hrefOf(draft, path))} tone="text" isStanding>
              {t('publish.check.fix', { field: fieldTerm(texts, path), problem: sentence })}
            </Link>
          </li>
        ))}
      </Stack>
    </Notice>
  )
}

interface UnstatedProps {
  draft: Draft
  stated: number
  of: number
  facts: readonly FactName[]
}

/** The facts that are not stated, those that most searches ask for first. */
function Unstated({ draft, stated, of, facts }: UnstatedProps) {
  const texts = useTexts()
  const { t, format, language } = texts
  const { listingId } = draft
  const { data } = useApi(listingId === null ? null : draftKeys.demand(listingId, language))
  const worth = demandOf(data)
  const rows = facts.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
  return (
    <Stack space="sm">
      <Heading level={2}>{t('publish.check.stated', { stated, of })}</Heading>
      <Text tone="muted">{t('publish.check.unstated')}</Text>
      {rows.length > 0 && (
        <DataTable
          caption={t('publish.check.stated', { stated, of })}
          isCaptionHidden
          columns={[
            { id: 'fact', header: t('publish.check.fact') },
            { id: 'more', header: t('publish.check.more'), align: 'end' },
          ]}
          rows={rows.map((name) => {
            const more = worth.get(name)
            return {
              id: name,
              cells: {
                fact: (
                  <Link href={localPath(language, hrefOf(draft, name))} isStanding>
                    {factTerm(texts, name)}
                  </Link>
                ),
                more: more === undefined ? t('publish.demand.few') : `+${format.number(more)}`,
              },
            }
          })}
        />
      )}
    </Stack>
  )
}
