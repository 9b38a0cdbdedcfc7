import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { criteria, type Verdict } from '#domain/accessibility/criteria.ts'
import { checks, runs } from '#domain/accessibility/runs.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** What the nightly tests last found, and the verdict on each criterion. */
export function AccessibilityRecord() {
  return (
    <>
      <LastRuns />
      <Criteria />
    </>
  )
}

function LastRuns() {
  const { t, format } = useTexts()
  const rows = checks.flatMap((check) => {
    const run = runs[check]
    if (!run) return []
    const { on, looked, open } = run
    const cells = {
      check: t(`statement.check.${check}`),
      on: format.longDate(`${on}T12:00:00Z`),
      looked: format.number(looked),
      open: format.number(open.length),
    }
    return [{ id: check, cells, open }]
  })
  // A portal built before its first night has nothing to tell.
  if (rows.length === 0) return null
  const open = rows.flatMap((row) => row.open)
  return (
    <Stack as="section" space="sm">
      <Heading level={2} size="subheading">
        {t('statement.record')}
      </Heading>
      <Text isMeasured>{t('statement.record.text')}</Text>
      <DataTable
        caption={t('statement.record')}
        columns={[
          { id: 'check', header: t('statement.check') },
          { id: 'on', header: t('statement.on') },
          { id: 'looked', header: t('statement.looked'), align: 'end' },
          { id: 'open', header: t('statement.found'), align: 'end' },
        ]}
        rows={rows}
      />
      {open.length > 0 && <Open names={open} />}
    </Stack>
  )
}

/** Named by the tests, in English. */
function Open({ names }: { names: readonly string[] }) {
  const { t } = useTexts()
  return (
    <>
      <Heading level={3} size="label">
        {t('statement.open')}
      </Heading>
      <Stack as="ul" space="xs">
        {names.map((name) => (
          <li key={name}>
            <Text as="span" size="small" lang="en">
              {name}
            </Text>
          </li>
        ))}
      </Stack>
    </>
  )
}

const countOf = (...of: readonly Verdict[]): number =>
  criteria.filter(({ verdict }) => of.includes(verdict)).length

function Criteria() {
  const { t } = useTexts()
  return (
    <Stack as="section" space="sm">
      <Heading level={2} size="subheading">
        {t('statement.criteria')}
      </Heading>
      <Text isMeasured>
        {t('statement.counts', {
          count: criteria.length,
          met: countOf('met'),
          none: countOf('none'),
          open: countOf('partly', 'missed'),
        })}
      </Text>
      <DataTable
        caption={t('statement.criteria')}
        columns={[
          { id: 'criterion', header: t('statement.criterion') },
          { id: 'level', header: t('statement.level') },
          { id: 'verdict', header: t('statement.verdict') },
        ]}
        rows={criteria.map(({ number, name, level, verdict }) => ({
          id: number,
          cells: {
            criterion: <span lang="en">{`${number} ${name}`}</span>,
            level,
            verdict: t(`statement.verdict.${verdict}`),
          },
        }))}
      />
    </Stack>
  )
}
