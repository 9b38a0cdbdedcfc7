import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#domain/locale.ts'
import type { Catalogue } from '#cli/checks/translations/check.ts'
import { projectRoot } from '#cli/projectRoot.ts'

const folder = join(projectRoot, 'app/i18n')

/** The catalogues of every language that has any. */
export const gatherCatalogues = (): readonly Catalogue[] =>
  languages
    .filter((language) => existsSync(join(folder, language)))
    .flatMap((language) =>
      readdirSync(join(folder, language))
        .filter((name) => name.endsWith('.json'))
        .map((name) => ({
          language,
          area: name.slice(0, -'.json'.length),
          texts: JSON.parse(readFileSync(join(folder, language, name), 'utf8')) as Catalogue['texts'],
        })),
    )
