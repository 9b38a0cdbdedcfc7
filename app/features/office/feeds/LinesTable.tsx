import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { FeedLine } from '#domain/agency/feedReport.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** Lines that the page shows; the reply of the call has them all. */
const SHOWN = 300

/** Each problem of a feed: where, what, and what may have been meant. */
export function LinesTable({ lines, leftOut }: { lines: readonly FeedLine[]; leftOut: number }) {
  const { t, format } = useTexts()
  if (lines.length === 0) return <Text tone="success">{t('office.lines.none')}</Text>
  const hidden = Math.max(0, lines.length - SHOWN) + leftOut
  return (
    <Stack space="sm">
      <DataTable
        caption={t('office.lines.title')}
        columns={[
          { id: 'line', header: t('office.lines.line'), align: 'end' },
          { id: 'reference', header: t('office.lines.reference') },
          { id: 'severity', header: t('office.lines.severity') },
          { id: 'message', header: t('office.lines.message'), room: 'sentence' },
          { id: 'value', header: t('office.lines.value') },
        ]}
        rows={lines.slice(0, SHOWN).map((line, at) => ({
          id: String(at),
          cells: {
            line: line.line === 0 ? <Heard as={t('office.lines.noLine')}>–</Heard> : format.number(line.line),
            reference: line.reference,
            severity: (
              <Badge tone={line.severity === 'error' ? 'danger' : 'warning'}>
                {t(`office.lines.${line.severity}`)}
              </Badge>
            ),
            message: line.field === '' ? line.message : `${line.message} [${line.field}]`,
            value:
              line.suggestion === ''
                ? line.value
                : t('office.lines.suggested', { value: line.value, suggestion: line.suggestion }),
          },
        }))}
      />
      {hidden > 0 && <Text size="small">{t('office.lines.more', { count: hidden })}</Text>}
    </Stack>
  )
}
