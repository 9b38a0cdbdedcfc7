import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#cli/projectRoot.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

const pages = globSync('app/features/**/*.routes.ts', { cwd: projectRoot }).flatMap((file) =>
  [...read(file).matchAll(/source: '([^']+)'/g)].map(([, source = '']) => source),
)

test('a page exports its head and a view named as its file, by which a browser finds it', () => {
  expect(pages.length).toBeGreaterThan(40)
  const lacking = [...new Set(pages)].filter((page) => {
    const code = read(page)
    const name = basename(page, '.tsx')
    return !new RegExp(`export function ${name}\\b`).test(code) || !/export [^;]*?\bhead\b/.test(code)
  })
  expect(lacking).toEqual([])
})
