import { type DropItem, isDirectoryDropItem, isFileDropItem } from 'react-aria-components'

/** The files among what was dropped, those in folders included. */
export async function droppedFiles(items: Iterable<DropItem> | AsyncIterable<DropItem>): Promise<File[]> {
  const files: File[] = []
  for await (const item of items) {
    if (isFileDropItem(item)) files.push(await item.getFile())
    else if (isDirectoryDropItem(item)) files.push(...(await droppedFiles(item.getEntries())))
  }
  return files
}
