import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** The stories that a file of `stories/` exports, by their ids: `forms-textfield--with-error`. */
export const storyIdsIn = (path: string, source: string): readonly string[] =>
  [...source.matchAll(/^export const (\w+) = meta\.story\(/gm)].map(([, name = '']) =>
    toId(path.replace(/\.stories\.tsx$/, ''), storyNameFromExport(name)),
  )

/** What is kept of stories that are gone, renamed or moved: nothing would ever be held to it again. */
export function staleAmong(kept: Iterable<string>, stories: Iterable<string>): readonly string[] {
  const there = new Set(stories)
  return [...new Set(kept)].filter((id) => !there.has(id)).toSorted()
}
