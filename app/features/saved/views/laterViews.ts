import { lazyView } from '#app/shell/lazyView.tsx'
import type { HomeExtrasProps } from '../home/HomeExtras.tsx'
import type { OfflineNoticeProps } from './OfflineNotice.tsx'
import type { NewGroupProps } from './NewGroup.tsx'
import type { SavedHereProps } from '../home/SavedHere.tsx'
import type { MergeSavedHereProps } from '../home/MergeSavedHere.tsx'
import type { ShareGroupProps } from './ShareGroup.tsx'

/** What one does with saved homes: the server writes it, and its code is loaded after that of the cards. */
export const homeExtras = lazyView<HomeExtrasProps>(
  'app/features/saved/home/HomeExtras.tsx',
  async () => (await import('../home/HomeExtras.tsx')).HomeExtras,
  ['saved', 'shared', 'waiting', 'groups'],
)
export const newGroup = lazyView<NewGroupProps>(
  'app/features/saved/views/NewGroup.tsx',
  async () => (await import('./NewGroup.tsx')).NewGroup,
  ['saved', 'shared', 'groups'],
)
export const shareGroup = lazyView<ShareGroupProps>(
  'app/features/saved/views/ShareGroup.tsx',
  async () => (await import('./ShareGroup.tsx')).ShareGroup,
  ['saved', 'shared', 'groups'],
)

/** Says that there is no line: loaded while there is one. */
export const offlineNotice = lazyView<OfflineNoticeProps>(
  'app/features/saved/views/OfflineNotice.tsx',
  async () => (await import('./OfflineNotice.tsx')).OfflineNotice,
  ['saved', 'waiting', 'groups'],
  null,
)

/** Homes that only this device keeps: the server writes neither. */
export const savedHereView = lazyView<SavedHereProps>(
  'app/features/saved/home/SavedHere.tsx',
  async () => (await import('../home/SavedHere.tsx')).SavedHere,
  ['saved', 'shared', 'savedHere'],
)
export const mergeSavedHere = lazyView<MergeSavedHereProps>(
  'app/features/saved/home/MergeSavedHere.tsx',
  async () => (await import('../home/MergeSavedHere.tsx')).MergeSavedHere,
  ['shared', 'recent', 'savedHere'],
)

export const laterViews = [homeExtras, newGroup, shareGroup, offlineNotice] as const
