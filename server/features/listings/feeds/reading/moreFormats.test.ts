import { describe, expect, it } from 'vitest'
import { FeedUnreadable } from './decode.ts'
import type { FeedItem } from './FeedAd.ts'
import { readFeed } from '../readFeed.ts'

async function* bytesOf(text: string) {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100)
}

async function read(text: string) {
  const items: FeedItem[] = []
  const whole = { isWhole: false }
  for await (const item of readFeed(bytesOf(text), { language: 'el' }, whole)) items.push(item)
  return { items, ...whole }
}

const immobiliare = `<?xml version="1.0" encoding="UTF-8"?>
<feed><version>2.7</version><metadata></metadata><properties>
<property operation="write">
  <unique-id>IT-1</unique-id><transaction-type auction="false">S</transaction-type>
  <building><category map="Residenziale/Appartamento/Attico">x</category></building>
  <location><locality><latitude>37,97</latitude><longitude>23.75</longitude></locality>
    <thoroughfare display="yes">Odos</thoroughfare></location>
  <features><rooms>3</rooms><size unit="m2">84</size><price currency="EUR">210.000</price><energy-class>B+</energy-class>
    <descriptions><description language="it"><title>Attico</title><content>Luminoso</content></description></descriptions>
  </features>
  <pictures><picture-url>https://one.example/1.jpg</picture-url></pictures>
  <blueprints><blueprint url="https://one.example/plan.png" position="1"/></blueprints>
</property>
<property operation="delete"><unique-id>IT-2</unique-id></property>
<property operation="write"></property>
</properties></feed>`

const json = JSON.stringify({
  branch: { branch_id: 1, channel: 2 },
  properties: [
    {
      agent_ref: 'R-1',
      published: true,
      property_type: 28,
      address: { latitude: 37.97, longitude: 23.75 },
      price_information: { price: 900 },
      details: { bedrooms: 2, internal_area: '84', description: 'Bright' },
      media: [
        { media_type: 1, media_url: 'https://one.example/1.jpg' },
        { media_type: 2, media_url: 'https://one.example/plan.png' },
      ],
    },
    { agent_ref: 'R-2', removal_reason: 3 },
    { published: true },
  ],
})

describe('formats of feeds', () => {
  it('are the XML of immobiliare.it, written and deleted one by one', async () => {
    const { items, isWhole } = await read(immobiliare)
    expect(isWhole).toBe(false)
    expect(items).toMatchObject([
      {
        ad: {
          line: 3,
          reference: 'IT-1',
          isGone: false,
          sent: {
            contract: 'sale',
            typology: 'attic',
            category: 'residential',
            price: 210_000,
            surface: 84,
            rooms: 3,
            energyClass: 'B+',
            latitude: 37.97,
            longitude: 23.75,
            mapDisplay: 'marker',
            texts: { it: { title: 'Attico', description: 'Luminoso' } },
          },
          photos: ['https://one.example/1.jpg'],
          planPictures: ['https://one.example/plan.png'],
          problems: [],
        },
      },
      { ad: { reference: 'IT-2', isGone: true } },
      { problem: { code: 'noReference' } },
    ])
  })

  it('are JSON as real-time feeds send it', async () => {
    const { items, isWhole } = await read(json)
    expect(isWhole).toBe(false)
    expect(items).toMatchObject([
      {
        ad: {
          line: 1,
          reference: 'R-1',
          sent: {
            contract: 'rent',
            typology: 'apartment',
            price: 900,
            surface: 84,
            bedrooms: 2,
            texts: { el: { description: 'Bright' } },
          },
          photos: ['https://one.example/1.jpg'],
          planPictures: ['https://one.example/plan.png'],
        },
      },
      { ad: { reference: 'R-2', isGone: true } },
      { problem: { code: 'noReference', line: 3 } },
    ])
  })

  it('say where JSON is none, or another', async () => {
    await expect(read('{"branch":')).rejects.toThrow(FeedUnreadable)
    expect((await read('[{"branch":5},"x"]')).items).toMatchObject([
      { problem: { code: 'unknownFormat' } },
      { problem: { code: 'unknownFormat' } },
    ])
  })
})
