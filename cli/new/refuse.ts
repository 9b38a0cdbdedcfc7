import { existsSync, globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '#domain/routes.ts'
import { knownProblem } from '#cli/knownProblem.ts'
import { didYouMean } from '#cli/nearest.ts'
import type { ScaffoldKind } from '#cli/new/kinds.ts'

const spelling: Readonly<Record<ScaffoldKind, readonly [pattern: RegExp, example: string]>> = {
  component: [/^[A-Z][A-Za-z0-9]+$/, 'PriceTag'],
  feature: [/^[a-z][A-Za-z0-9]+$/, 'savedSearches'],
  check: [/^[a-z][A-Za-z0-9]+$/, 'sitemaps'],
}

const placeOf: Readonly<Record<ScaffoldKind, (name: string) => string>> = {
  component: (name) => `design-system/*/${name}`,
  feature: (name) => `app/features/${name}`,
  check: (name) => `cli/{checks,spec}/${name}{,.ts}`,
}

/** Refuses, in one line, an invalid or taken name, or one without a meaning. */
export function refuseName(root: string, kind: ScaffoldKind, name: string, group: string): void {
  const [pattern, example] = spelling[kind]
  if (!pattern.test(name)) throw refused(`a ${kind} is called like ${example}; ${name} is not`)
  const taken = globSync(placeOf[kind](name), { cwd: root }).toSorted()[0]
  if (taken !== undefined) throw refused(`there is a ${taken} already`)
  if (kind === 'component') refuseGroup(root, group)
  if (kind === 'feature') refuseRoute(name)
}

function refuseGroup(root: string, group: string): void {
  if (group !== '' && existsSync(join(root, 'stories', group))) return
  const groups = readdirSync(join(root, 'design-system'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'stories', entry.name)))
    .map((entry) => entry.name)
  throw refused(`no group is called ${group}; there are: ${groups.join(', ')}.${didYouMean(group, groups)}`)
}

/** The address is needed first: a page without one cannot be requested. */
function refuseRoute(name: string): void {
  const names = routes.map((route) => route.name)
  if (names.some((known) => known === name)) return
  const hint = didYouMean(name, names)
  throw refused(`domain/routes.ts has no route called ${name}; give it one there first.${hint}`)
}

const refused = (message: string) => knownProblem('NameRefused', message)
