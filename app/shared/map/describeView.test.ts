import { describe, expect, it } from 'vitest'
import type { MapView } from '#domain/api/MapView.ts'
import type { Language } from '#domain/locale.ts'
import { emptyView, mapView, samplePin, viewOf } from '#stories/app/sample/mapView.ts'
import { loadTexts } from '#app/i18n/texts.ts'
import { describeView } from './describeView.ts'

const size = { width: 800, height: 600 }

/** As it is read: non-breaking spaces are spaces. */
const say = async (language: Language, view: MapView) =>
  describeView(await loadTexts(language), view, size).replaceAll(/[\u00A0\u202F]/g, ' ')

describe('what a map shows, in words', () => {
  it('describes an empty view', async () => {
    expect(await say('el', emptyView)).toBe('Καμία αγγελία στον χάρτη.')
    expect(await say('en', emptyView)).toBe('No listings on the map.')
  })

  it('says that there are homes outside, and homes without a place', async () => {
    const view = { ...emptyView, total: 4, unplaced: 1 }
    expect(await say('el', view)).toBe(
      'Καμία αγγελία στον χάρτη. 3 ακόμη βρίσκονται αλλού. 1 δεν δείχνει τη θέση της σε χάρτη.',
    )
    expect(await say('en', view)).toBe(
      'No listings on the map. 3 more lie elsewhere. 1 does not show its place on a map.',
    )
  })

  it('describes one home, with its price', async () => {
    const view = viewOf({ pins: [samplePin] }, { total: 2 })
    expect(await say('el', view)).toBe('1 αγγελία στον χάρτη. Τιμή 245.000 €. 1 ακόμη βρίσκεται αλλού.')
    expect(await say('en', view)).toBe('1 listing on the map. Price €245,000. 1 more lies elsewhere.')
  })

  it('describes many, with the price range and where most of them are', async () => {
    expect(await say('el', mapView)).toBe(
      '39 αγγελίες στον χάρτη. Τιμές από 98.000 € έως 1.250.000 €. ' +
        'Τα περισσότερα: Νέος Κόσμος 27 (νότια), Κολωνάκι 8 (βορειοανατολικά) και Κουκάκι 2 (νοτιοδυτικά). ' +
        '10 ακόμη βρίσκονται αλλού. 3 δεν δείχνουν τη θέση τους σε χάρτη.',
    )
    expect(await say('en', mapView)).toBe(
      '39 listings on the map. Prices from €98,000 to €1,250,000. ' +
        'Most of them: Νέος Κόσμος 27 (south), Κολωνάκι 8 (north-east), and Κουκάκι 2 (south-west). ' +
        '10 more lie elsewhere. 3 do not show their place on a map.',
    )
  })

  it.each([
    [3, 'By area: Α 1 (south), Β 1 (south), and Γ 1 (south).'],
    [5, 'Most of them: Α 1 (south), Β 1 (south), and Γ 1 (south).'],
    [6, 'Among others: Α 1 (south), Β 1 (south), and Γ 1 (south).'],
  ])('calls three of %i homes what they are', async (inView, said) => {
    const areas = ['Α', 'Β', 'Γ'].map((name) => ({ name, total: 1, latitude: 30, longitude: 22.53 }))
    expect(await say('en', { ...emptyView, total: inView, inView, areas })).toContain(said)
  })

  it('leaves out prices that nobody states, and areas if there is only one', async () => {
    const view = viewOf(
      { pins: [{ ...samplePin, price: undefined }] },
      { areas: [{ name: 'Κουκάκι', total: 1, latitude: 37.96, longitude: 23.72 }] },
    )
    expect(await say('en', view)).toBe('1 listing on the map.')
  })
})
