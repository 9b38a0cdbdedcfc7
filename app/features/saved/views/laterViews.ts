import { lazyView } from '#app/shell/lazyView.tsx'
import type { HomeExtrasProps } from './HomeExtras.tsx'
import type { NewGroupProps } from './NewGroup.tsx'
import type { ShareGroupProps } from './ShareGroup.tsx'

const areas = ['saved', 'shared'] as const

/** What one does with saved homes: the server writes it, and its code is loaded after that of the cards. */
export const homeExtras = lazyView<HomeExtrasProps>(
  'app/features/saved/views/HomeExtras.tsx',
  async () => (await import('./HomeExtras.tsx')).HomeExtras,
  areas,
)
export const newGroup = lazyView<NewGroupProps>(
  'app/features/saved/views/NewGroup.tsx',
  async () => (await import('./NewGroup.tsx')).NewGroup,
  areas,
)
export const shareGroup = lazyView<ShareGroupProps>(
  'app/features/saved/views/ShareGroup.tsx',
  async () => (await import('./ShareGroup.tsx')).ShareGroup,
  areas,
)

export const laterViews = [homeExtras, newGroup, shareGroup] as const
