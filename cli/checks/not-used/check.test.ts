import { describe, expect, it } from 'vitest'
import { checkNotUsed, type NotUsedFacts } from '#cli/checks/not-used/check.ts'
import { findCopies } from '#cli/checks/not-used/copies.ts'
import { gatherNotUsed } from '#cli/checks/not-used/facts.ts'
import { membersRead } from '#cli/checks/not-used/membersRead.ts'
import { pathsRead } from '#cli/checks/not-used/pathsRead.ts'
import { productOf } from '#cli/checks/not-used/product.ts'
import { parseText } from '#cli/syntax.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

const section = '9 Business constants and limits'
const at = { file: 'domain/constants.ts', name: 'snackbar' }
const facts: NotUsedFacts = {
  uses: [{ row: 'constants/snackbar-duration', isUsed: true, at, section }],
  copies: [],
  notBuilt: [],
  rows: new Set(['constants/snackbar-duration']),
}
const unused = [{ row: 'constants/snackbar-duration', isUsed: false, at, section }]
const listed = [{ issue: 43, builds: 'services', rows: ['constants/snackbar-duration'] }]
const table = { file: 'cli/checks/notBuilt.ts', name: 'notBuilt' }

describe('what of the specification no product code reads', () => {
  it.runIf(isNightly())('is nothing on the true tree', () => {
    expect(checkNotUsed(gatherNotUsed())).toEqual({ problems: [], notes: [] })
  })

  it('is a problem at its declaration, unless an issue builds it', () => {
    const row = 'constants/snackbar-duration'
    expect(checkNotUsed({ ...facts, uses: unused }).problems).toEqual([
      { code: 'not-used', row, at, spec: section },
    ])
    expect(checkNotUsed({ ...facts, uses: unused, notBuilt: listed }).problems).toEqual([])
  })

  it('is told by issue, with its rows', () => {
    expect(checkNotUsed({ ...facts, uses: unused, notBuilt: listed }).notes).toEqual([
      { code: 'not-built', ...listed[0], at: table, spec: '1 to 9' },
    ])
  })

  it('may not stay on the list once it is used', () => {
    expect(checkNotUsed({ ...facts, notBuilt: listed }).problems).toEqual([
      { code: 'used-now', row: 'constants/snackbar-duration', issue: 43, at: table, spec: section },
    ])
  })

  it('is listed by ids that exist', () => {
    const other = [{ issue: 43, builds: 'services', rows: ['constants/snack'] }]
    expect(checkNotUsed({ ...facts, notBuilt: other }).problems).toMatchObject([
      { code: 'not-built-unknown', row: 'constants/snack' },
    ])
  })
})

const imported = "import { constants } from '#domain/constants.ts'\n"

describe('the paths that a file reads', () => {
  it.each([
    ['wait(constants.offline.waitMs)', ['offline.waitMs']],
    ["wait(constants.offline['waitMs'])", ['offline.waitMs']],
    ['const { width, height: tall } = constants.socialPopup', ['socialPopup.width', 'socialPopup.height']],
    ['const { map } = constants\nexport const least = map.minZoom', ['map.minZoom']],
    ['const limits = constants.account\nf(limits.nameMax)', ['account.nameMax']],
    ['const { map: { zoom } } = constants', ['map.zoom']],
    ['show({ ...constants.map.centre })', ['map.centre']],
    ['zoomOf = constants.map.cityGuideZoom[level]', ['map.cityGuideZoom']],
    ["say('constants.offline.waitMs') // constants.map.zoom", []],
  ])('%s', (code, paths) => {
    expect([...pathsRead(parseText('a.ts', imported + code), 'constants')]).toEqual(paths)
  })

  it('are none where another thing has the name', () => {
    expect(
      pathsRead(parseText('a.ts', 'const constants = {}; f(constants.map.zoom)'), 'constants').size,
    ).toBe(0)
  })
})

it.each([
  ['if (flags.auctions) f()', ['auctions']],
  ['if (state.flags.auctions) f()', ['auctions']],
  ['const { auctions } = useFlags()', ['auctions']],
  ['f(user?.flags?.auctions)', ['auctions']],
  ['f(others.auctions)', []],
])('the members of flags in %s are %j', (code, members) => {
  expect(membersRead(parseText('a.ts', code), ['flags'], ['useFlags'])).toEqual(members)
})

describe('a second copy of a constant', () => {
  const copies = (file: string, code: string) =>
    findCopies(productOf(new Map([[file, code]]))).map(({ row, written }) => [row, written])

  it.each([
    ['design-system/feedback/Snackbar/Snackbars.tsx', 'f(5000)', ['constants/snackbar-duration', '5000']],
    ['app/shared/account/socialPopup.ts', 'const w = 600', ['constants/popup-width', '600']],
    ['app/transport/untilOnline.ts', 'f(60_000)', ['constants/offline-request-wait', '60000']],
    ['app/any.ts', 'const passwordMin = 6', ['constants/password-minimum', 'passwordMin: 6']],
    ['server/any.ts', 'f({ perPage: 25 })', ['constants/results-per-page', 'perPage: 25']],
    ['design-system/a.css.ts', "f('(min-width: 64em)')", ['constants/breakpoint-md', '(min-width: 64em)']],
    ['app/a.css.ts', "f('(min-width: 768px)')", ['constants/breakpoint-sm', '(min-width: 768px)']],
  ])('in %s: %s', (file, code, copy) => {
    expect(copies(file, code)).toEqual([copy])
  })

  it.each([
    ['server/database/readers.ts', 'const IDLE = 60_000'],
    ['app/any.ts', 'f({ width: 600 })'],
    ['server/any.ts', 'f({ perPage: 24 })'],
    ['domain/constants.ts', 'export const constants = { account: { passwordMin: 6 } }'],
    ['design-system/a.css.ts', "container('@container (min-width: 64em)')"],
  ])('is not what %s says: %s', (file, code) => {
    expect(copies(file, code)).toEqual([])
  })
})
