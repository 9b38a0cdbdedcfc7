import { Menu } from '#design-system/overlays/Menu/Menu.tsx'
import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { mayIn } from '#domain/saved/rights.ts'
import type { Wish } from '#domain/saved/waiting/WaitingChange.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { savedGroups } from '#app/transport/saved/savedGroups.ts'
import { savedKeys } from '#app/transport/saved/savedKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { homeOfWish } from '../model/wishes.ts'
import { useGroupChange } from '../model/useGroupChange.ts'

/** Puts a home into another group as well. */
export function AddToGroup({ group, item }: { group: WholeGroup; item: SavedItem }) {
  const { t, language } = useTexts()
  const change = useGroupChange()
  const { data } = useApi(savedKeys.groups(language))
  const others = (data?.groups ?? []).filter(
    ({ id, role, isArchived }) => id !== group.id && !isArchived && mayIn(role, 'changeItems'),
  )
  if (item.card === null || others.length === 0) return null
  const nameOf = (id: string) => others.find((one) => one.id === id)?.name ?? t('saved.group.default')
  const add = async (id: string) => {
    const other = others.find((one) => one.id === id)
    const wish: Wish | null | undefined = other &&
      item.card && { ...homeOfWish(other, item), field: 'isIn', card: item.card, base: false, mine: '' }
    const added = await change(savedGroups.add(id, item.id, language), wish ?? undefined)
    if (added !== undefined)
      await tell({ tone: 'success', text: t('saved.group.added', { name: nameOf(id) }) })
  }
  return (
    <Menu
      label={t('saved.group.add')}
      items={others.map(({ id }) => ({ id, label: nameOf(id) }))}
      onAction={(id) => void add(id)}
    />
  )
}
