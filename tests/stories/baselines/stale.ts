import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** The stories that a file of `stories/` exports, by their ids: `forms-textfield--with-error`. */
export const storyIdsIn = (path: string, source: string): readonly string[] =>
  [...source.matchAll(/^export const (\w+) = meta\.story\(/gm)].map(([, name = '']) =>
    toId(titleOf(path), storyNameFromExport(name)),
  )

/** Storybook says a name once where file and folder have the same: `app/publish/Publish` is `app/publish`. */
function titleOf(path: string): string {
  const words = path.replace(/\.stories\.tsx$/, '').split('/')
  const [folder, file] = words.slice(-2)
  return (folder?.toLowerCase() === file?.toLowerCase() ? words.slice(0, -1) : words).join('/')
}

/** What is kept of stories that are gone, renamed or moved: nothing would ever be held to it again. */
export function staleAmong(kept: Iterable<string>, stories: Iterable<string>): readonly string[] {
  const there = new Set(stories)
  return [...new Set(kept)].filter((id) => !there.has(id)).toSorted()
}
