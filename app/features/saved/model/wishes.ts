import type { SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { ownGroup } from '#domain/saved/waiting/WaitingChange.ts'

/** Of which home of which group a wish is. */
export const homeOfWish = (
  { id, isDefault, role }: Pick<WholeGroup, 'id' | 'isDefault' | 'role'>,
  item: SavedItem,
) => ({
  group: isDefault && role === 'owner' ? ownGroup : id,
  item: item.id,
  home: item.card?.title ?? String(item.id),
})
