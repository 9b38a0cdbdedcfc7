import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keptFolder } from './keptPictures.ts'

/** `forms-textfield--with-error`: the file of its component, and its own name in it. */
const partsOf = (story: string) => story.split('--') as [string, string]

const pathOf = (component: string) => join(keptFolder, 'words', `${component}.yml`)

/** What assistive technology is told in a story, as the repository keeps it. */
export async function readKeptWords(story: string): Promise<string | undefined> {
  const [component, name] = partsOf(story)
  return (await readBook(component)).get(name)
}

let writing: Promise<unknown> = Promise.resolve()

/** One file a component: stories write it one after the other. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const written = writing.then(change)
  writing = written.catch(() => {})
  return written
}

export const keepWords = (story: string, words: string): Promise<void> =>
  inTurn(async () => {
    const [component, name] = partsOf(story)
    const book = await readBook(component)
    await writeBook(component, book.set(name, words))
  })

export const forgetWords = (story: string): Promise<void> =>
  inTurn(async () => {
    const [component, name] = partsOf(story)
    const book = await readBook(component)
    if (book.delete(name)) await writeBook(component, book)
  })

/** The stories of which words are kept. */
export async function keptStories(): Promise<readonly string[]> {
  const files = await readdir(join(keptFolder, 'words'))
  const stories = files.map(async (file) => {
    const component = file.replace(/\.yml$/, '')
    return [...(await readBook(component)).keys()].map((name) => `${component}--${name}`)
  })
  return (await Promise.all(stories)).flat()
}

async function writeBook(component: string, book: ReadonlyMap<string, string>): Promise<void> {
  if (book.size === 0) return rm(pathOf(component))
  await mkdir(dirname(pathOf(component)), { recursive: true })
  await writeFile(pathOf(component), printBook(book))
}

async function readBook(component: string): Promise<Map<string, string>> {
  const text = await readFile(pathOf(component), 'utf8').catch(() => '')
  return parseBook(text)
}

export const printBook = (book: ReadonlyMap<string, string>): string =>
  [...book]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, words]) => `${name}:\n${words.replaceAll(/^(?=.)/gm, '  ')}\n`)
    .join('\n')

export function parseBook(text: string): Map<string, string> {
  const sections = text.split(/^(?=\S)/m).filter((section) => section.trim())
  return new Map(
    sections.map((section) => {
      const [first = '', ...lines] = section.trimEnd().split('\n')
      return [first.slice(0, -1), lines.map((line) => line.slice(2)).join('\n')]
    }),
  )
}
