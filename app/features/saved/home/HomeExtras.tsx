import { Button } from '#design-system/actions/Button/Button.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { mayIn } from '#domain/saved/rights.ts'
import { markOf } from '#domain/saved/waiting/mergeChange.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { savedGroups } from '#app/transport/saved/savedGroups.ts'
import type { Compared } from '../model/Compared.ts'
import { useGroupChange } from '../model/useGroupChange.ts'
import { AddToGroup } from './AddToGroup.tsx'
import { pick, rest } from './HomeOfGroup.css.ts'
import { HomeNotes } from './HomeNotes.tsx'
import { HomeVotes } from './HomeVotes.tsx'
import { homeOfWish } from '../model/wishes.ts'
import { WaitingMarks } from '../waiting/WaitingMarks.tsx'
import { SavedForm } from '../views/SavedForm.tsx'

export interface HomeExtrasProps {
  group: WholeGroup
  item: SavedItem
  compared: Compared
}

/** What one does with a home of a group beside reading it: the comparison beside the stage, the rest below. */
export function HomeExtras({ group, item, compared }: HomeExtrasProps) {
  const { t } = useTexts()
  const isPicked = compared.ids.includes(item.id)
  return (
    <>
      {item.card && (isPicked || !compared.isFull) && (
        <div className={pick}>
          <Checkbox isSelected={isPicked} onChange={(is) => compared.pick(item.id, is)}>
            {t('saved.compare.pick')}
          </Checkbox>
        </div>
      )}
      <div className={rest}>
        <Rest group={group} item={item} />
      </div>
    </>
  )
}

function Rest({ group, item }: Pick<HomeExtrasProps, 'group' | 'item'>) {
  const { t, language } = useTexts()
  const change = useGroupChange()
  return (
    <Stack space="xs">
      <WaitingMarks group={group} item={item} />
      <HomeVotes group={group} item={item} />
      <HomeNotes group={group} item={item} />
      <AddToGroup group={group} item={item} />
      {mayIn(group.role, 'changeItems') && !(group.isDefault && item.card) && (
        <SavedForm
          act="drop"
          values={{ group: group.id, listing: item.id }}
          onSubmit={() =>
            void change(savedGroups.drop({ id: group.id, item: item.id }, language), {
              ...homeOfWish(group, item),
              field: 'isIn',
              base: markOf(item),
              mine: false,
            })
          }
        >
          <Button
            type="submit"
            variant="quiet"
            size="small"
            flush="start"
            aria-label={t('saved.remove', { id: String(item.id) })}
          >
            {t('saved.removeShort')}
          </Button>
        </SavedForm>
      )}
    </Stack>
  )
}
