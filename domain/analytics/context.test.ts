import { describe, expect, it } from 'vitest'
import { covers } from '../../tests/covers.ts'
import { trackedProperties } from './events.ts'
import { channelOf, circleRadiusKm, screenSizeOf, trackedSearch } from './context.ts'
import { isBotAgent } from './isBot.ts'
import { pathSections } from './sections.ts'
import { sectionOfPart, trackedPage } from './trackedPage.ts'

it.each([
  [320, 'Mobile'],
  [1023, 'Mobile'],
  [1024, 'Desktop'],
  [2560, 'Desktop'],
])('a viewport of %i is the channel %s', covers('constants/mobile-channel-below'), (width, channel) => {
  expect(channelOf(width)).toBe(channel)
})

it.each([
  [1365, 'under 1366'],
  [1366, '1366 and more'],
])('a screen of %i is %s', covers('constants/tracking-screen-threshold'), (width, size) => {
  expect(screenSizeOf(width)).toBe(size)
})

it.each([
  [1000, 1],
  [1249, 1.2],
  [1250, 1.3],
  [40, 0],
  [12_345, 12.3],
])(
  'a radius of %i m is %d km',
  covers('constants/circle-radius-divisor', 'constants/circle-radius-decimals'),
  (metres, km) => {
    expect(circleRadiusKm(metres)).toBe(km)
  },
)

it.each([
  ['', { noAste: false, virtualTour: false, aReddito: false }],
  ['noAste=1&virtualTour=1&aReddito=1', { noAste: true, virtualTour: true, aReddito: true }],
  ['noAste=true&virtualTour=01&aReddito=2', { noAste: false, virtualTour: false, aReddito: false }],
  ['centro=38,23&raggio=2540', { noAste: false, virtualTour: false, aReddito: false, 'radius km': 2.5 }],
  ['raggio=NaN', { noAste: false, virtualTour: false, aReddito: false }],
])('a search for %s is reported as %o', covers('validation/trackedSearch'), (query, reported) => {
  expect(trackedSearch(new URLSearchParams(query))).toEqual(reported)
})

describe('a page', () => {
  it.each([
    ['home', 'homepage', 'Home'],
    ['search', 'search list', 'list'],
    ['searchMap', 'search map', 'map'],
    ['listing', 'listing detail', 'detail'],
    ['agencies', 'agency list', 'agencies'],
    ['agency', 'agency card', 'agency detail'],
    ['savedAds', 'saved listings list', 'saved listings'],
    ['savedMap', 'saved-listings map', 'saved listings'],
    ['savedSearches', 'saved searches list', 'saved searches'],
    ['messages', 'messaging', 'messages'],
    ['login', 'landing login', 'login page'],
    ['signup', 'landing subscription', undefined],
    ['hiddenAds', undefined, 'hidden ads'],
    ['recentAds', undefined, 'recent ads'],
    ['recentSearches', undefined, 'recent searches'],
    ['cityGuide', 'property market', 'property prices'],
    ['mortgage', undefined, 'mortgages'],
    ['valuation', undefined, 'evaluate property'],
    ['myHome', undefined, 'evaluation requests'],
    ['sellHome', undefined, 'sell property'],
    ['publishAd', undefined, 'publish ad'],
    ['publishedAds', undefined, 'published ads'],
    ['agents', undefined, 'agency list'],
    ['agent', 'agent card', 'agent page'],
    ['agencyGroups', undefined, 'agency list'],
    ['agencyGroup', 'group card', 'agency group'],
    ['associations', undefined, 'agency list'],
    ['association', 'association card', 'association page'],
    ['terms', undefined, undefined],
  ] as const)(
    '%s is of type %s, in section %s',
    covers(
      'pageTypes/listing-detail',
      'pageTypes/search-list',
      'pageTypes/search-map',
      'pageTypes/saved-listings-map',
      'pageTypes/homepage',
      'pageTypes/agency-card',
      'pageTypes/landing-login',
      'pageTypes/landing-subscription',
      'pageTypes/agency-list',
      'pageTypes/saved-listings-list',
      'pageTypes/saved-searches-list',
      'pageTypes/messaging',
      'trackingSections/Home',
      'trackingSections/saved-listings',
      'trackingSections/saved-searches',
      'trackingSections/messages',
      'trackingSections/hidden-ads',
      'trackingSections/recent-ads',
      'trackingSections/recent-searches',
      'trackingSections/agencies',
      'trackingSections/list',
      'trackingSections/map',
      'trackingSections/detail',
      'trackingSections/agency-detail',
      'trackingSections/login-page',
      'pageTypes/property-market',
      'trackingSections/property-prices',
      'trackingSections/mortgages',
      'trackingSections/evaluate-property',
      'trackingSections/evaluation-requests',
      'trackingSections/sell-property',
      'trackingSections/publish-ad',
      'trackingSections/published-ads',
      'pageTypes/group-card',
      'pageTypes/agent-card',
      'pageTypes/association-card',
      'trackingSections/agency-group',
      'trackingSections/agent-page',
      'trackingSections/agency-list',
      'trackingSections/association-page',
    ),
    (name, pageType, section) => {
      expect(trackedPage(name)).toEqual({ pageType, section })
    },
  )
})

it.each([
  ['', 'list'],
  ['idNazione=1', 'list'],
  ['idNazione=2', 'abroad'],
  ['idNazione=1,3', 'abroad'],
  ['idNazione=x', 'list'],
])('a search of %s is in section %s', covers('trackingSections/abroad'), (query, section) => {
  expect(trackedPage('searchList', new URLSearchParams(query)).section).toBe(section)
})

it(
  'a part of a page has a section, and so have addresses whose route names none',
  covers(
    'trackingSections/Home-Footer',
    'trackingSections/related-listings',
    'trackingSections/sell-property',
    'trackingSections/evaluate-property',
    'trackingSections/evaluation-requests',
  ),
  () => {
    expect(['footer', 'related', 'toString', undefined].map(sectionOfPart)).toEqual([
      'Home Footer',
      'related listings',
      undefined,
      undefined,
    ])
    expect(pathSections).toEqual({
      'vendi-casa': 'sell property',
      'valutazione-immobiliare': 'evaluate property',
      'my-home': 'evaluation requests',
    })
  },
)

it('sends no property that is not in the table, or of another kind', () => {
  const given = { 'Log In Method': 'Email', reason: 7, password: 'secret', email: 'eleni@example.gr' }
  expect(trackedProperties('Log In Failed', given)).toEqual({ 'Log In Method': 'Email' })
  expect(trackedProperties('Entry Failed', { reason: 'x'.repeat(500) })).toEqual({ reason: 'x'.repeat(200) })
})

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/156.0', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', false],
  ['', false],
])('%s is a program: %s', (agent, isBot) => {
  expect(isBotAgent(agent)).toBe(isBot)
})
