import { useMemo, useState } from 'react'
import type { WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { compareHref, type GroupView, groupHref } from '../model/groupHref.ts'
import { useShownGroup } from '../model/waitingView.ts'
import { type SavedOrder, savedOrderNames, savedOrders } from '../model/savedOrders.ts'
import { GroupBoard } from './GroupBoard.tsx'
import type { Compared } from '../model/Compared.ts'
import { HomeOfGroup } from '../home/HomeOfGroup.tsx'
import { MoreHomes, mostAtOnce } from './MoreHomes.tsx'
import { NothingSaved } from './NothingSaved.tsx'
import { shareGroup } from './laterViews.ts'

export interface GroupHomesProps {
  group: WholeGroup
  /** The group as the address names it; undefined for the default one. */
  name: string | undefined
  view: GroupView
  /** How many homes are shown, of each stage on the board. */
  shown: number
}

/** The homes of a group in the chosen view, those to compare, and who else is in it. */
export function GroupHomes({ group: read, name, view, shown }: GroupHomesProps) {
  const group = useShownGroup(read)
  const { t, language } = useTexts()
  const [order, setOrder] = useState<SavedOrder>('recent')
  const [picked, setPicked] = useState<readonly number[]>([])
  const compared = useMemo((): Compared => {
    const ids = picked.filter((id) => group.items.some((item) => item.id === id))
    return {
      ids,
      isFull: ids.length >= savedLimits.compared,
      pick: (id, isPicked) => setPicked(isPicked ? [...ids, id] : ids.filter((other) => other !== id)),
    }
  }, [picked, group.items])
  const { ids } = compared
  const items = group.items.toSorted(savedOrders[order])
  return (
    <Stack space="lg">
      <Inline justify="between" align="end">
        <Stack space="xs" align="start">
          <Text tone="muted">{t('saved.count', { count: items.length })}</Text>
          {items.length > 1 && <ToCompare ids={ids} />}
        </Stack>
        {items.length > 1 && (
          <NativeSelect
            label={t('saved.order')}
            options={savedOrderNames.map((value) => ({ value, label: t(`saved.order.${value}`) }))}
            value={order}
            onChange={(value) => setOrder(value as SavedOrder)}
          />
        )}
      </Inline>
      {items.length === 0 && <NothingSaved />}
      {view === 'board' ? (
        <GroupBoard group={group} items={items} shown={shown} compared={compared} />
      ) : (
        <Grid as="ul" columns="thirds" space="xl" aria-label={t('saved.list')}>
          {items.slice(0, shown).map((item) => (
            <li key={item.id}>
              <HomeOfGroup group={group} item={item} compared={compared} titleLevel={2} />
            </li>
          ))}
        </Grid>
      )}
      <MoreHomes
        hrefOf={(next) => groupHref(language, name, view, next)}
        shown={shown}
        total={mostAtOnce(items, view)}
      />
      <shareGroup.Part group={group} />
    </Stack>
  )
}

/** The way to the comparison, once there are two homes for it. */
function ToCompare({ ids }: Pick<Compared, 'ids'>) {
  const { t, language } = useTexts()
  if (ids.length < 2)
    return (
      <Text tone="muted" size="small">
        {t('saved.compare.hint', { most: savedLimits.compared })}
      </Text>
    )
  return (
    <ButtonLink href={compareHref(language, ids)}>
      {t('saved.compare.open', { count: ids.length })}
    </ButtonLink>
  )
}
