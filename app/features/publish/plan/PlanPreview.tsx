import { useMemo } from 'react'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { sumBesideNet } from '#domain/listing/plan/planAreas.ts'
import { readPlan } from '#domain/listing/plan/readPlan.ts'
import { planScheme } from '#domain/listing/plan/scheme/planScheme.ts'
import { walkWritten } from '#domain/listing/plan/walkWritten.ts'
import type { WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { preciseArea } from '#app/shared/plan/planRows.ts'
import { roomNamesOf, walkLines } from '#app/shared/plan/walkLines.ts'
import { netAreaOf, sentRoom, type ListedRoom } from './typedRooms.ts'

interface PlanPreviewProps {
  draft: Draft
  rooms: readonly ListedRoom[]
}

/** The walk as the listing says it, and what it leaves out. Nothing while the rooms cannot be read. */
export function PlanPreview({ draft, rooms }: PlanPreviewProps) {
  const texts = useTexts()
  const { t } = texts
  const read = readPlan(rooms.map(sentRoom))
  if (rooms.length === 0 || 'problems' in read) return null
  const walk = walkWritten(read.rooms)
  const names = roomNamesOf(texts, read.rooms)
  const apart = names.filter((_, at) => walk.every(({ room }) => room !== at))
  const netArea = netAreaOf(draft)
  const sum = sumBesideNet(read.rooms, netArea)
  return (
    <Stack space="xs">
      <Heading level={3} size="label">
        {t('publish.plan.preview')}
      </Heading>
      {walk.length === 0 && <Text>{t('publish.plan.none')}</Text>}
      <Stack as="ol" space="xxs">
        {walkLines(texts, { rooms: read.rooms, walk }).map((line) => (
          <Text as="li" size="small" key={line}>
            {line}
          </Text>
        ))}
      </Stack>
      {walk.length > 0 && apart.length > 0 && (
        <Text size="small" tone="muted">
          {t('publish.plan.apart', { names: apart.join(', ') })}
        </Text>
      )}
      {sum !== undefined && netArea !== null && (
        <Text size="small">
          {t('publish.plan.sum', { sum: preciseArea(texts, sum), net: preciseArea(texts, netArea) })}
        </Text>
      )}
      <Drawn rooms={draft.plan?.rooms ?? []} />
    </Stack>
  )
}

/** Whether what is stored can be drawn for the fingers. */
function Drawn({ rooms }: { rooms: readonly WrittenRoom[] }) {
  const { t } = useTexts()
  const isDrawn = useMemo(() => planScheme(rooms) !== undefined, [rooms])
  const walk = walkWritten(rooms)
  if (walk.length === 0) return null
  const isMeasured = walk.every(({ room }) => rooms[room]?.area !== null)
  const key = isDrawn ? 'drawn' : isMeasured ? 'undrawn' : 'unmeasured'
  return (
    <Text size="small" tone="muted">
      {t(`publish.plan.${key}`)}
    </Text>
  )
}
