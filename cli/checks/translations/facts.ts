import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  served: servedLanguages(),
  sources: gatherKeys(root),
})

/** The catalogues of every language that has any. */
export function gatherCatalogues(root: string = projectRoot): readonly Catalogue[] {
  const folder = join(root, 'app/i18n')
  return languages
    .filter((language) => existsSync(join(folder, language)))
    .flatMap((language) =>
      readdirSync(join(folder, language))
        .filter((name) => name.endsWith('.json'))
        .map((name) => ({
          language,
          area: name.slice(0, -'.json'.length),
          ...readCatalogue(root, `app/i18n/${language}/${name}`),
        })),
    )
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

/** The keys that the portal's sources hold, tests aside: a test keeps no text alive. */
const gatherKeys = (root: string): readonly KeysOfSource[] =>
  globSync('{app,domain}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .toSorted()
    .map((file) => keysUsed(parse(root, file)))
