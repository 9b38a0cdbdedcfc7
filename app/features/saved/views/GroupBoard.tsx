import { useId } from 'react'
import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { type Stage, stages } from '#domain/saved/stages.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { board, column } from './GroupBoard.css.ts'
import type { Compared } from '../model/Compared.ts'
import { HomeOfGroup } from '../home/HomeOfGroup.tsx'

export interface GroupBoardProps {
  group: WholeGroup
  items: readonly SavedItem[]
  /** The most homes of a column. */
  shown: number
  compared: Compared
}

/** The homes by stage, in columns where there is room. A home is moved by the menu of its card. */
export function GroupBoard({ items, ...rest }: GroupBoardProps) {
  const byStage = Map.groupBy(items, ({ stage }) => stage)
  // A column that few people need is there once it has a home.
  const columns = stages.filter((stage) => stage !== 'signed' || byStage.has(stage))
  return (
    <div className={board}>
      {columns.map((stage) => (
        <Column key={stage} stage={stage} items={byStage.get(stage) ?? []} {...rest} />
      ))}
    </div>
  )
}

function Column({ stage, group, items, shown, compared }: GroupBoardProps & { stage: Stage }) {
  const { t } = useTexts()
  const id = useId()
  return (
    <section className={column({ empty: items.length === 0 })} aria-labelledby={id}>
      <Stack space="sm">
        <Heading level={2} size="label" id={id}>
          {t('saved.stage.column', { stage: t(`saved.stage.${stage}`), count: items.length })}
        </Heading>
        {items.length === 0 ? (
          <Text size="small" tone="muted">
            {t('saved.stage.empty')}
          </Text>
        ) : (
          <Stack as="ul" space="md">
            {items.slice(0, shown).map((item) => (
              <li key={item.id}>
                <HomeOfGroup group={group} item={item} compared={compared} titleLevel={3} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </section>
  )
}
