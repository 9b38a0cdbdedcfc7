import { expect, test } from 'vitest'
import { checkSearch, type SortingFact } from '#cli/checks/search/check.ts'
import { gatherSearch } from '#cli/checks/search/facts.ts'
import { searchSpec } from '#cli/checks/search/run.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

const facts = gatherSearch()
const at = (name: string) => ({ file: 'domain/search/orders.ts', name })

/** The true facts with the sorting under the new-sorting flag changed. */
const withSorting = (change: (sorting: SortingFact) => Partial<SortingFact>) => ({
  ...facts,
  sorting: { ...facts.sorting, on: { ...facts.sorting.on, ...change(facts.sorting.on) } },
})

test.runIf(isNightly())('the true tree has every criterion and order', () => {
  expect(checkSearch(facts, searchSpec)).toEqual([])
})

test('a dropped criterion is found', () => {
  const criteria = facts.criteria.filter((name) => name !== 'floor')
  expect(checkSearch({ ...facts, criteria }, searchSpec)).toEqual([
    { code: 'criterion-missing', criterion: 'floor', at: at('criteria'), spec: '3 Sorting' },
  ])
})

test('a dropped order is found, with the flag’s state that lacks it', () => {
  const lacking = withSorting(({ options }) => ({
    options: options.filter(({ name }) => name !== 'cheaper'),
  }))
  expect(checkSearch(lacking, searchSpec)).toEqual([
    { code: 'order-missing', order: 'cheaper', flag: 'on', at: at('orderOptions'), spec: '3 Sorting' },
  ])
})

test('"automatic" belongs to the old sorting alone', () => {
  const automatic = { name: 'automatic', criterion: 'automatic', direction: 'desc' }
  const extra = withSorting(({ options }) => ({ options: [automatic, ...options] }))
  expect(checkSearch(extra, searchSpec)).toMatchObject([
    { code: 'order-offered', order: 'automatic', flag: 'on' },
  ])
})

test('the flag changes the default, and what newer and older go by', () => {
  const old = withSorting(({ options }) => ({
    default: 'automatic',
    options: options.map((option) =>
      option.name === 'newer' ? { ...option, criterion: 'modified' } : option,
    ),
  }))
  expect(checkSearch(old, searchSpec)).toMatchObject([
    { code: 'default-order-differs', flag: 'on', expected: 'most relevant', found: 'automatic' },
    {
      code: 'order-criterion-differs',
      order: 'newer',
      flag: 'on',
      expected: 'creation date',
      found: 'modified',
    },
  ])
})

test('an order that goes by something else, or the other way, is found under its name', () => {
  const turned = withSorting(({ options }) => ({
    options: options.map((option) => {
      if (option.name === 'cheaper') return { ...option, direction: 'desc' }
      return option.name === 'larger' ? { ...option, criterion: 'rooms' } : option
    }),
  }))
  expect(checkSearch(turned, searchSpec)).toMatchObject([
    { code: 'order-direction-differs', order: 'cheaper', flag: 'on', at: at('orderOptions.cheaper') },
    { code: 'order-criterion-differs', order: 'larger', expected: 'surface', found: 'rooms' },
  ])
})

test('a direction that no order goes in is missing', () => {
  const spec = { ...searchSpec, directions: { values: ['asc', 'sideways'], section: '3 Sorting' } }
  expect(checkSearch(facts, spec)).toEqual([
    { code: 'direction-missing', direction: 'sideways', at: at('Direction'), spec: '3 Sorting' },
  ])
})

test('a parameter that nothing reads is found, with its place on both sides', () => {
  const fields = facts.fields.filter((name) => name !== 'vrt')
  expect(checkSearch({ ...facts, fields }, searchSpec)).toEqual([
    {
      code: 'field-missing',
      field: 'vrt',
      at: { file: 'domain/search/filters.ts', name: 'filters' },
      spec: '3 Search filter fields',
    },
  ])
})

test.each([
  [{ on: 'rooms', off: 'rooms' }, 'bedrooms', 'rooms'],
  [{ on: 'bedrooms', off: 'bedrooms' }, 'rooms', 'bedrooms'],
])('rooms are bedrooms with the bedroom search alone: %o', (roomsCount, expected, found) => {
  expect(checkSearch({ ...facts, roomsCount }, searchSpec)).toMatchObject([
    { code: 'rooms-filter-differs', expected, found, spec: '3 Sorting' },
  ])
})
