import { abroadSection, partSections, pathSections } from '#domain/analytics/sections.ts'
import { type Flag, flags } from '#domain/flags.ts'
import { type Route, routes, slugs } from '#domain/routes.ts'
import { constantBindings, holders } from '#cli/checks/constants/bindings.ts'
import { gatherConstants } from '#cli/checks/constants/facts.ts'
import { isNameOf } from '#cli/checks/flags/check.ts'
import type { NotUsedFacts, UseFact } from '#cli/checks/not-used/check.ts'
import { findCopies } from '#cli/checks/not-used/copies.ts'
import { importsOf, membersRead, propertyTexts, textsOf } from '#cli/checks/not-used/membersRead.ts'
import { pathsRead } from '#cli/checks/not-used/pathsRead.ts'
import { type Product, readProduct, sourcesWith } from '#cli/checks/not-used/product.ts'
import { notBuilt } from '#cli/checks/notBuilt.ts'
import type { Place } from '#cli/checks/place.ts'
import { builtRoutes } from '#cli/checks/routes/built.ts'
import { type Row, specificationRows } from '#cli/checks/rows.ts'
import { ruleNames } from '#cli/checks/validation/facts.ts'
import { errorCatalogue } from '#cli/spec/errors.ts'
import { constants, names } from '#cli/spec/constants.ts'
import * as flagSpec from '#cli/spec/flags.ts'
import { routes as toldRoutes } from '#cli/spec/routes.ts'
import type { Source } from '#cli/syntax.ts'

/** What product code reads of the specification, and the list of what is not built. */
export function gatherNotUsed(product: Product = readProduct()): NotUsedFacts {
  return {
    uses: [
      ...constantUses(product),
      ...flagUses(product),
      ...addressUses(product),
      ...errorUses(product),
      ...ruleUses(product),
      ...userUses(product),
    ],
    copies: findCopies(product),
    notBuilt,
    rows: new Set(specificationRows.map(({ id }) => id)),
  }
}

const rowsOfList = (file: string, declaration: string): readonly Row[] =>
  specificationRows.filter(({ at }) => at.file === `cli/spec/${file}.ts` && at.name === declaration)

/** The rows of a list with its items, which stand in the same order. */
function withItems<Item>(file: string, declaration: string, items: readonly Item[]) {
  return rowsOfList(file, declaration).flatMap((row, index) => {
    const item = items[index]
    return item === undefined ? [] : [{ row, item }]
  })
}

const useOf = ({ id, section }: Row, isUsed: boolean, at: Place): UseFact => ({
  row: id,
  isUsed,
  at,
  section,
})

function constantUses(product: Product): readonly UseFact[] {
  const read = new Map(
    Object.entries(holders).map(([holder, { file }]) => [
      holder,
      sourcesWith(product, new RegExp(`\\b${holder}\\b`))
        .filter((source) => source.file !== file)
        .flatMap((source) => [...pathsRead(source, holder)]),
    ]),
  )
  const steps = sourcesWith(product, /breakpoints\.ts/).flatMap(breakpointsTaken)
  const facts = gatherConstants()
  const told = [...withItems('constants', 'constants', constants), ...withItems('constants', 'names', names)]
  return told.map(({ row, item: { name } }) => {
    const { path, in: holder = 'constants' } = constantBindings[name] ?? { path: '' }
    const taken = [...(read.get(holder) ?? []), ...(holder === 'breakpoints' ? steps : [])]
    const isUsed = taken.some((one) => one === path || path.startsWith(`${one}.`))
    return useOf(row, isUsed, facts.get(name)?.at ?? row.at)
  })
}

/** Breakpoints by `from('md')` and `below('md')`. */
const breakpointsTaken = ({ nodes }: Source): readonly string[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const callee = node['callee'] as { readonly value?: string }
    const [first] = node['arguments'] as readonly { readonly expression: { readonly value?: unknown } }[]
    const step = first?.expression.value
    return (callee.value === 'from' || callee.value === 'below') && typeof step === 'string' ? [step] : []
  })

function flagUses(product: Product): readonly UseFact[] {
  const known = new Set(Object.keys(flags))
  const sources = sourcesWith(product, /\b\w*[fF]lags?\b/).filter(({ file }) => file !== 'domain/flags.ts')
  const used = new Set(
    sources.flatMap((source) => [
      ...membersRead(source, ['flags'], ['useFlags']),
      ...propertyTexts(source).filter((text) => known.has(text)),
    ]),
  )
  const bySpecification = new Map(
    Object.entries<Flag>(flags).flatMap(([name, { specificationName }]) =>
      specificationName === undefined ? [] : [[specificationName, name] as const],
    ),
  )
  const use = (row: Row, name = '') =>
    useOf(row, used.has(name), { file: 'domain/flags.ts', name: name || 'flags' })
  return [
    ...withItems('flags', 'flags', flagSpec.flags).map(({ row, item }) =>
      use(
        row,
        [...known].find((name) => isNameOf(item.name, name)),
      ),
    ),
    ...withItems('flags', 'namedFlags', flagSpec.namedFlags).map(({ row, item }) =>
      use(row, bySpecification.get(item.name)),
    ),
  ]
}

const routesFile = 'domain/routes.ts'

/** Sections of parts of pages, of searches, and of addresses, which `trackedPage` reads. */
const sectionsBesideRoutes = [...Object.values(partSections), ...Object.values(pathSections), abroadSection]

function addressUses(product: Product): readonly UseFact[] {
  const declared: readonly Route[] = routes
  const built = new Set(builtRoutes())
  const others = sourcesWith(product, new RegExp(`/(?:${slugs.join('|')})\\b|frequentCities`)).filter(
    ({ file }) => file !== routesFile,
  )
  const addresses = others.flatMap(textsOf).filter((text) => /^\/(?!api)/.test(text))
  const isRead = (member: string) =>
    product.files.some((file) => file !== routesFile && product.text(file).includes(`.${member}`))
  const served = declared.filter(({ name }) => built.has(name))
  const besideRoutes = new Set<string>(sectionsBesideRoutes)
  const tables = { pageType: isRead('pageType'), trackingSection: isRead('trackingSection') }
  const inTable = (file: string, member: 'pageType' | 'trackingSection') =>
    rowsOfList(file, file).map((row) => {
      const name = row.id.slice(file.length + 1).replaceAll('-', ' ')
      const isServed =
        served.some((route) => route[member]?.replaceAll('-', ' ') === name) ||
        (member === 'trackingSection' && besideRoutes.has(name))
      return useOf(row, tables[member] && isServed, { file: routesFile, name: file })
    })
  return [
    ...withItems('routes', 'routes', toldRoutes).map(({ row, item }) => {
      const route = declared.find(({ path }) => path === item.path)
      return useOf(row, built.has(route?.name ?? ''), { file: routesFile, name: route?.name ?? 'routes' })
    }),
    ...rowsOfList('slugs', 'slugs').map((row) => {
      const slug = row.id.slice('slugs/'.length)
      const isUsed = [...addresses, ...served.map(({ path }) => path)].some((text) =>
        text.split(/[/?]/).includes(slug),
      )
      return useOf(row, isUsed, { file: routesFile, name: 'slugs' })
    }),
    ...rowsOfList('slugs', 'homepageCities').map((row) =>
      useOf(
        row,
        others.some((source) => importsOf(source).includes('frequentCities')),
        { file: routesFile, name: 'frequentCities' },
      ),
    ),
    ...inTable('pageTypes', 'pageType'),
    ...inTable('trackingSections', 'trackingSection'),
  ]
}

function errorUses(product: Product): readonly UseFact[] {
  const sources = sourcesWith(product, /_msg\b|_message\b|lbl_|Error\b|whitelist/)
  const texts = new Set(sources.flatMap(textsOf))
  const imported = new Set(
    sources.filter(({ file }) => file !== 'app/transport/errors.ts').flatMap(importsOf),
  )
  const wordOfFailure = (item: (typeof errorCatalogue)[number]) =>
    'message' in item ? item.message : item.gives === 'missing whitelist params' ? item.gives : undefined
  return [
    ...withItems('errors', 'errorCatalogue', errorCatalogue).flatMap(({ row, item }) => {
      const word = wordOfFailure(item)
      return word === undefined ? [] : [useOf(row, texts.has(word), row.at)]
    }),
    ...rowsOfList('errors', 'messageKeys').map((row) =>
      useOf(row, texts.has(row.id.slice('errors/'.length)), row.at),
    ),
    ...rowsOfList('errors', 'transportErrors').map((row) => {
      const name = row.id.slice('errors/'.length)
      return useOf(row, imported.has(name), { file: 'app/transport/errors.ts', name })
    }),
  ]
}

const rulesFile = 'domain/forms/rules.ts'

function ruleUses(product: Product): readonly UseFact[] {
  const imported = new Set(
    sourcesWith(product, /\brules\.ts/)
      .filter(({ file }) => file !== rulesFile)
      .flatMap(importsOf),
  )
  return [...rowsOfList('validation', 'genericRules'), ...rowsOfList('validation', 'requiredVariants')].map(
    (row) => {
      const told = row.id.split('/').at(-1)?.replaceAll('-', ' ') ?? ''
      const name = ruleNames[told]
      return useOf(row, name !== undefined && imported.has(name), {
        file: rulesFile,
        ...(name !== undefined && { name }),
      })
    },
  )
}

/** Fields of the user that the app shows or acts on; that the server sends them is not enough. */
function userUses(product: Product): readonly UseFact[] {
  const app = sourcesWith(product, /\b(?:user|counters)\b/).filter(({ file }) => file.startsWith('app/'))
  const fields = new Set(app.flatMap((source) => membersRead(source, ['user'])))
  const counters = new Set(app.flatMap((source) => membersRead(source, ['counters'])))
  const uses = (declaration: string, read: ReadonlySet<string>, at: Place) =>
    rowsOfList('user', declaration).map((row) => useOf(row, read.has(row.id.split('/').at(-1) ?? ''), at))
  return [
    ...uses('userFields', fields, { file: 'domain/account/User.ts', name: 'User' }),
    ...uses('userUrls', fields, { file: 'domain/account/User.ts', name: 'userUrlNames' }),
    ...uses('userCounters', counters, { file: 'domain/account/counters.ts', name: 'counterNames' }),
  ]
}
