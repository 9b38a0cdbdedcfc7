import { describe, expect, it } from 'vitest'
import { planLimits } from '#domain/listing/plan/readPlan.ts'
import { readFeed } from '../readFeed.ts'
import type { FeedAd } from './FeedAd.ts'

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

/** The only ad of a feed. */
async function adOf(text: string): Promise<FeedAd | undefined> {
  for await (const item of readFeed(bytesOf(text), { language: 'el' }, { isWhole: false }))
    if ('ad' in item) return item.ad
  return undefined
}

type Room = Readonly<Record<string, string | number | null>>

const rooms: readonly Room[] = [
  { room: 'hall', area: 7.5, from: 'door', side: 'ahead' },
  { room: 'kitchen', area: 10, from: 0, side: 'left' },
  { room: 'stairs', area: null, from: 0, side: 'right' },
]

/** Each on a line of its own. */
const elements = (of: readonly Room[]) =>
  of
    .map((room) => {
      const stated = Object.entries(room).filter(([, value]) => value !== null)
      return `<room ${stated.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`
    })
    .join('\n')

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** An ad in each format, with the line on which its first room stands, and that of the second. */
const formats: Readonly<
  Record<string, { readonly feed: (of: readonly Room[]) => string; readonly lines: readonly number[] }>
> = {
  Kyero: {
    feed: (of) =>
      `<root><kyero/><property><ref>A</ref><type>flat</type><plan>\n${elements(of)}</plan></property></root>`,
    lines: [2, 3],
  },
  OpenImmo: {
    feed: (of) =>
      `<openimmo><anbieter><immobilie><verwaltung_techn><objektnr_extern>A</objektnr_extern></verwaltung_techn>
      <user_defined_anyfield><plan>\n${elements(of)}</plan></user_defined_anyfield></immobilie></anbieter></openimmo>`,
    lines: [3, 4],
  },
  'immobiliare.it': {
    feed: (of) =>
      `<feed><properties><property operation="write"><unique-id>A</unique-id><plan>\n${elements(of)}</plan></property></properties></feed>`,
    lines: [2, 3],
  },
  'real-time JSON': {
    feed: (of) => JSON.stringify({ property: { agent_ref: 'A', property_type: 28, plan: { rooms: of } } }),
    lines: [1, 1],
  },
  CSV: {
    feed: (of) => `reference;plan;category\nA;${quoted(JSON.stringify(of))};residential\n`,
    lines: [2, 2],
  },
}

describe.each(Object.entries(formats))('a floor plan in %s', (_, { feed, lines }) => {
  it('is read in the shape of the call', async () => {
    expect(await adOf(feed(rooms))).toMatchObject({ reference: 'A', plan: rooms, problems: [] })
    expect((await adOf(feed([])))?.plan).toEqual([])
  })

  it('is left out with a word at each wrong room, and the ad is read', async () => {
    const wrong = [
      { ...rooms[0], room: 'ballroom' },
      { ...rooms[1], from: 'window', side: 'up' },
    ]
    const ad = await adOf(feed(wrong))
    expect(ad).toMatchObject({ reference: 'A', plan: undefined })
    const unknown = { severity: 'warning', code: 'unknownValue' }
    expect(ad?.problems).toEqual([
      { ...unknown, line: lines[0], field: 'plan.rooms.0.room', value: 'ballroom' },
      { ...unknown, line: lines[1], field: 'plan.rooms.1.from', value: 'window' },
      { ...unknown, line: lines[1], field: 'plan.rooms.1.side', value: 'up' },
    ])
  })

  it('is held to the rules of plans', async () => {
    const ad = await adOf(
      feed([
        { ...rooms[0], area: 0 },
        { ...rooms[1], from: 7 },
      ]),
    )
    expect(ad?.plan).toBeUndefined()
    expect(ad?.problems.map(({ line, code, field, value }) => [line, code, field, value])).toEqual([
      [lines[0], { name: 'planArea', values: { most: planLimits.area } }, 'plan.rooms.0.area', '0'],
      [lines[1], { name: 'planFrom' }, 'plan.rooms.1.from', '7'],
    ])
  })
})

describe('a plan that is none', () => {
  it.each(['all of it', '{"rooms":5}', '[1]', '"hall"', '{}'])('is told of its ad: %s', async (cell) => {
    const ad = await adOf(`reference;plan\nA;${quoted(cell)}\n`)
    expect(ad).toMatchObject({ reference: 'A', plan: undefined })
    expect(ad?.problems).toMatchObject([{ line: 2, code: 'unknownValue', field: 'plan' }])
  })
  it('is one of more rooms than are read', async () => {
    const many = Array.from({ length: planLimits.sent + 1 }, () => ({ room: 'hall' }))
    // oxlint-disable-next-line no-await-in-loop -- a format after the other
    for (const { feed } of Object.values(formats))
      expect((await adOf(feed(many)))?.problems).toMatchObject([{ code: 'unknownValue', field: 'plan' }])
  })
  it('is not said where a feed has none', async () => {
    expect(await adOf('reference;plan\nA;\n')).toMatchObject({ plan: undefined, problems: [] })
    const json = JSON.stringify({ property: { agent_ref: 'A', plan: null } })
    expect(await adOf(json)).toMatchObject({ plan: undefined, problems: [] })
  })
})
