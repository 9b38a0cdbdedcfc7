import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { languages } from '#domain/locale.ts'
import type { Catalogue } from '#cli/checks/translations/Catalogue.ts'
import type { TranslationsFacts } from '#cli/checks/translations/check.ts'
import { type KeysOfSource, keysUsed } from '#cli/checks/translations/keysUsed.ts'
import { servedLanguages } from '#cli/checks/routes/facts.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { parse } from '#cli/syntax.ts'

/** The texts, the languages that pages answer in, and the sources that ask for texts. */
export const gatherTranslations = (root: string = projectRoot): TranslationsFacts => ({
  catalogues: gatherCatalogues(root),
  documents: gatherDocuments(root),
  served: servedLanguages(),
  sources: gatherKeys(root, '{app,domain}/**/*.{ts,tsx}'),
  serverSources: gatherKeys(root, '{server,demo,domain}/**/*.ts'),
})

/** The catalogues of every area and language. */
export const gatherCatalogues = (root: string = projectRoot): readonly Catalogue[] =>
  languages.flatMap((language) =>
    globSync(`texts/*/${language}.json`, { cwd: root })
      .toSorted()
      .map((file) => ({ language, area: basename(dirname(file)), ...readCatalogue(root, file) })),
  )

/** The legal documents. */
const gatherDocuments = (root: string): readonly Catalogue[] =>
  globSync('texts/*/*.md', { cwd: root })
    .toSorted()
    .map((file) => {
      const [area, language] = [basename(dirname(file)), basename(file, '.md')]
      const texts = blocksOf(area, readFileSync(join(root, file), 'utf8'))
      return { language, area, texts, isDocument: true, keysTwice: [] }
    })

/** Headings, paragraphs and points by their section and number: `terms.2.point.3`. */
function blocksOf(area: string, markdown: string): Catalogue['texts'] {
  const sections = markdown.trim().split(/\n(?=## )/)
  return Object.fromEntries(
    sections.flatMap((section, at) =>
      [...Map.groupBy(section.split(/\n+/), kindOf)].flatMap(([kind, blocks]) =>
        blocks
          .filter((block) => block !== '')
          .map((block, number) => [`${area}.${at}.${kind}.${number + 1}`, block] as const),
      ),
    ),
  )
}

/** `[auctions]` is the kind of a paragraph of a feature. */
function kindOf(block: string): string {
  if (block.startsWith('- ')) return 'point'
  if (block.startsWith('#')) return 'heading'
  return /^\[[^\]]+\]/.exec(block)?.[0] ?? 'paragraph'
}

/** JSON keeps the last of two texts under one key, so the keys are read again from the source. */
function readCatalogue(root: string, file: string): Pick<Catalogue, 'texts' | 'keysTwice'> {
  const json = readFileSync(join(root, file), 'utf8')
  const keys = [...json.matchAll(/^\s*"((?:[^"\\]|\\.)+)"\s*:/gm)].map(([, key]) => key ?? '')
  return {
    texts: parseTexts(file, json),
    keysTwice: keys.filter((key, at) => keys.indexOf(key) !== at),
  }
}

function parseTexts(file: string, json: string): Catalogue['texts'] {
  try {
    return JSON.parse(json) as Catalogue['texts']
  } catch (cause) {
    throw new SyntaxError(`${file} is not JSON: ${cause instanceof Error ? cause.message : ''}`, { cause })
  }
}

/** The keys that sources hold, tests aside: a test keeps no text alive. */
const gatherKeys = (root: string, pattern: string): readonly KeysOfSource[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .toSorted()
    .map((file) => keysUsed(parse(root, file)))
