import { Option } from 'effect'
import { join } from 'node:path'
import type { Settings } from '#server/platform/Configuration.ts'
import { bucketStore } from './bucketStore.ts'
import { folderStore } from './folderStore.ts'
import type { MediaStore } from './MediaStore.ts'

/** The place that the operator chose for media, if one was chosen. */
export const chosenStore = ({ media }: Pick<Settings, 'media'>): MediaStore | undefined =>
  Option.getOrUndefined(
    Option.map(media, (place) => (place.kind === 'folder' ? folderStore(place.path) : bucketStore(place))),
  )

/** The chosen place, or a folder of the portal's own. */
export const mediaStoreOf = (settings: Pick<Settings, 'media' | 'dataFolder'>): MediaStore =>
  chosenStore(settings) ?? folderStore(join(settings.dataFolder, 'media'))
