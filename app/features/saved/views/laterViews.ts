import { lazyView } from '#app/shell/lazyView.tsx'
import type { HomeExtrasProps } from '../home/HomeExtras.tsx'
import type { NewGroupProps } from './NewGroup.tsx'
import type { ShareGroupProps } from './ShareGroup.tsx'

/** What one does with saved homes: the server writes it, and its code is loaded after that of the cards. */
export const homeExtras = lazyView<HomeExtrasProps>(
  'app/features/saved/home/HomeExtras.tsx',
  async () => (await import('../home/HomeExtras.tsx')).HomeExtras,
  ['saved', 'shared'],
)
export const newGroup = lazyView<NewGroupProps>(
  'app/features/saved/views/NewGroup.tsx',
  async () => (await import('./NewGroup.tsx')).NewGroup,
  ['saved', 'shared'],
)
export const shareGroup = lazyView<ShareGroupProps>(
  'app/features/saved/views/ShareGroup.tsx',
  async () => (await import('./ShareGroup.tsx')).ShareGroup,
  ['saved', 'shared'],
)

export const laterViews = [homeExtras, newGroup, shareGroup] as const
