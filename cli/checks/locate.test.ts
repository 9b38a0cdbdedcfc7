import { expect, test } from 'vitest'
import { locator } from '#cli/checks/locate.ts'
import { projectRoot } from '#cli/projectRoot.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const locate = locator(projectRoot)
const lineAt = (file: string, line: number | undefined) =>
  readFileSync(join(projectRoot, file), 'utf8').split('\n')[(line ?? 0) - 1]

test.each([
  ['domain/constants.ts', 'offline.waitMs', 'waitMs:'],
  ['domain/constants.ts', 'map.centre.longitude', 'longitude:'],
  ['domain/flags.ts', 'auctions', 'auctions:'],
  ['domain/routes.ts', 'slugs', 'const slugs'],
  ['domain/routes.ts', 'searchList', "name: 'searchList'"],
  ['domain/search/searchPath.ts', 'writeSearchPath', 'function writeSearchPath'],
  ['tokens/palette/aegean.ts', '700', '700:'],
  ['tokens/scale/space.ts', 'space.xs', ' xs:'],
  ['tokens/themes/ThemeRoles.ts', 'text', ' text:'],
  ['texts/shell/el.json', 'shell.title', '"shell.title":'],
])('in %s, %s is on its own line', (file, name, written) => {
  expect(lineAt(file, locate({ file, name }).line)).toContain(written)
})

test.each([
  { file: 'domain/constants.ts', name: 'account.passwordNever' },
  { file: 'domain/', name: 'anything' },
  { file: 'domain/gone.ts', name: 'constants' },
  { file: 'https://estia.example/terms/' },
  { file: 'domain/flags.ts', name: 'auctions', line: 3 },
])('what cannot be found, or is known, stays unchanged: $file $name', (place) => {
  expect(locate(place)).toEqual(place)
})
